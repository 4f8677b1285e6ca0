"""The facts of Dragon's Lair: what can be so at the table, and the words players use for it."""

from engine import choice, count, flag, named, number, values
from engine.games.dragons_lair.standing import Standing


class Lair(Standing):
    """One moment at the table: turns, encounters, items and wagers. Points, rolls and treasures are whole numbers."""

    actions_taken = count(
        "Actions you have taken this turn",
        words="action, move: take, use, do, spend, play card, draw, pull, pick up, take treasure, take item, take card, grab treasure, grab item, grab card, wager, bet, challenge, play",
        attainable=False,
        ask="How many actions have you taken this turn?",
    )
    draws = count(
        "Cards you have drawn this turn",
        words="draw, draw action: draw, pull, pick up, take treasure, take item, take card, grab treasure, grab item, grab card",
        attainable=False,
        ask="How many cards have you drawn this turn?",
    )
    wagers = count(
        "Wagers you have made this turn",
        words="wager, bet: wager, bet, challenge",
        attainable=False,
        ask="How many wagers have you made this turn?",
    )
    cards_played = count(
        "Dragon cards you have played this turn as the DRAGON player",
        words="dragon card: play, play card",
        attainable=False,
        ask="How many Dragon cards have you played this turn?",
    )
    items_used = count(
        "Items you have used this turn",
        words="item, gear: use, tap",
        attainable=False,
        ask="How many items have you used this turn?",
    )
    own_turn = flag(
        "It is your own turn",
        words="my turn, own turn, my go, my new turn, my next turn",
        ask="Is it your own turn?",
    )

    drawn_card = choice(
        "The kind of card drawn",
        treasure="treasure, treasure card, treasure deck, treasure pile",
        item="item, item card, item deck, item pile",
        words=": draw, pull, pick up, take, grab, turn over, flip",
        ask="Was a treasure card or an item card drawn?",
    )
    danger_level = count(
        "The danger level of the treasure card",
        words="danger level, danger, danger number, danger bonus, danger level bonus, treasure shows, card shows, bottom left, lower left, left corner, bottom left corner, lower left corner, left bottom corner, left hand corner, danger corner: have, show",
        attainable=False,
        ask="What is the danger level of the treasure card?",
    )
    printed_value = number(
        "The denomination that the drawn treasure card shows",
        words="bottom right, lower right, bottom right corner, lower right corner, right bottom corner, right hand corner",
        ask="What does the drawn treasure card show at the bottom right?",
    )
    dragon_cards_drawn = count(
        "Dragon cards drawn in this encounter",
        words="dragon card: reveal, flip, turn over, resolve, draw, see, done, deal with, dealt with, finish",
        attainable=False,
        ask="How many Dragon cards have been drawn in this encounter?",
    )
    not_only = flag(
        "Others than the one who is named are asked about too",
        words="not just, not only, not solely, not merely",
    )
    cases_asked = choice(
        "Whether what is usual or what is always so is asked about",
        usual="usually, as a rule, normally, generally, rule of thumb, as a rule of thumb",
        every="always, without exception, in every case, in all cases, each and every, invariably",
        ask="Do you ask about what is usual or about every case?",
    )
    rarity = choice(
        "The rarity of the treasure card",
        bronze="bronze",
        silver="silver",
        gold="gold, golden",
        words="card",
        ask="Is the treasure card bronze, silver or gold?",
    )
    value_asked = choice(
        "Whether more or less value is asked about",
        more="worth more, more valuable, most valuable, more points, higher value, highest value, worth most, worth the most, dearer, better",
        less="worth less, less valuable, least valuable, fewer points, lower value, lowest value, worth least, worth the least, cheaper, cheapest",
        ask="Do you ask about more or less value?",
    )
    danger_asked = choice(
        "Whether the most or the least danger is asked about",
        most="most dangerous, riskiest, most risky, worst, hardest, deadliest, most danger, highest danger, greatest danger, biggest danger, most perilous, scariest, highest risk, most risk",
        least="safest, least dangerous, least risky, easiest, least danger, lowest danger, smallest danger, most harmless, least perilous, lowest risk, least risk",
        compared="riskier than, more dangerous than, more risky than, less dangerous than, less risky than, safer than, easier than, harder than, worse than, more danger than, less danger than",
        ask="Do you ask about the most or the least danger?",
    )
    my_roll = number(
        "Your rolled value",
        at_least=0,
        words="my roll, my die, dice: roll, throw, show",
        whose="me",
        ask="What did you roll?",
    )
    my_bonus = number(
        "What card effects add to your roll",
        words="bonus, modifier: add, give",
        whose="me",
        assumed=0,
        ask="How much do card effects add to your roll?",
    )
    opponent_roll = number(
        "The opponent's rolled value (the DRAGON's or the other player's)",
        at_least=0,
        words="dragon's roll, dragon, opponent, its die, dragon's die, dragon die, opponent's die, their roll: roll, throw, show",
        whose="rival",
        ask="What did the DRAGON or the other player roll?",
    )
    other_rolls = values(
        "What the other players rolled to see who starts",
        words="others' roll, others, other two, other three, other four, the rest, rest, other roll, other player's roll, starting roll: roll, throw",
        whose="rival",
        ask="What did the other players roll to see who starts?",
    )
    opponent_bonus = number(
        "What card effects add to the opponent's roll",
        words="dragon's bonus: add",
        whose="rival",
        assumed=0,
        ask="How much do card effects add to the opponent's roll?",
    )

    my_items = count(
        "Item cards in your inventory",
        words="item, item card, gear, equipment, gadget, gizmo, trinket, artifact, piece of gear: have, own, hold, carry",
        whose="me",
        attainable=False,
        ask="How many item cards do you have?",
    )
    items_wanted = count(
        "Item cards you want to draw or acquire now",
        words="item, item card, gear, equipment, gadget, gizmo, trinket, artifact, piece of gear: draw, pick up, pull",
        whose="me",
        attainable=False,
        ask="How many item cards do you want to draw or acquire?",
    )
    items_dropped = count(
        "Items you discard of your own accord",
        words="item, item card: discard, throw away, get rid of, dump, toss, drop",
        whose="me",
        attainable=False,
        ask="How many items do you discard first?",
    )
    item_single_use = flag(
        "One of your items is for single use",
        words="single use, one use, one shot, use only once, used only once",
        whose="me",
    )
    item_gone = flag(
        "That item is gone from your inventory",
        words="used up, used it up, tossed it, tossed that, discarded it, discarded that, threw it away, thrown it away, threw it out, dumped it, binned it, got rid of it, it is gone, already gone",
        whose="me",
    )
    item_tapped = flag(
        "The item is tapped",
        words="tapped, tapped it, tapped that, tapped this, tapped my, turned it sideways, tapped item, exhausted item, used already, exhausted, turned sideways, sideways",
        whose="me",
    )
    tapped_items = count(
        "Tapped items in your inventory",
        words="tapped item, used item, exhausted item, sideways item: tap, exhaust, turn sideways, sideways",
        whose="me",
        attainable=False,
        ask="How many of your items are tapped?",
    )
    new_turn = flag(
        "A turn of yours has started since the item was tapped",
        words="next turn, new turn, my next turn, my new turn, following turn, my turn again, turn starts, turn begins, turn started, turn began, turn has started, turn has begun, turn just started, turn has just started, turn has just begun, start of my turn, beginning of my turn, start my turn, begin my turn",
        ask="Has a turn of yours started since the item was tapped?",
    )
    item_out_of_turn = flag(
        "The item can be used out of turn", words="out of turn icon, out-of-turn item, reaction item"
    )
    card_allows = flag(
        "A card's effect says that another player may use the item",
        words="card effect: allow",
        ask="Does a card's effect let another player use the item?",
    )
    teammates_item = flag("The item is a teammate's", words="teammate's item, partner's item")
    item_in_hoard = flag(
        "The item lies in the DRAGON's hoard",
        words="item in the hoard, dragon's item, in the dragon's hoard, in the hoard, in its hoard",
        ask="Does the item lie in the DRAGON's hoard?",
    )

    wager_opponent = choice(
        "Whom the wager is against",
        player="another player, opponent, rival",
        dragon="the DRAGON, the beast",
        none="nobody, no wager",
        words="wager, bet: challenge, wager against, stake, put in, call out, pick",
        ask="Is the wager against another player or the DRAGON?",
    )
    dice_rolled = flag(
        "The dice have been rolled",
        words="dice on the table, dice already, has rolled, have rolled, both rolled, dice have been rolled, dice have been thrown, dice thrown, dice already lie, we have rolled, dice are down, dice rolled, dice are rolled, already rolled, after the roll, dice on the table",
    )
    wagered_value = number(
        "The total value you wager",
        unit="points",
        words="wager, bet, stake: wager, bet, stake, challenge, put in, put up, put into, put on the table, put in the middle, put, lay down, lay, slam, slam down, throw in, throw down, risk",
        ask="What total value do you wager?",
    )
    staked_cards = count(
        "Treasure cards you stake in the wager",
        words="treasure card in one wager, treasure in one wager, treasure in single wager: stake, wager, bet",
        attainable=False,
        ask="How many treasure cards do you stake?",
    )
    opponent_treasures = values(
        "The denominations of the chosen opponent's treasure cards",
        unit="points",
        words="treasure, card, opponent's treasure, dragon's treasure, dragon's hoard, hoard shows, treasure in the hoard, her cards, his cards: own, have, hold, show",
        whose="rival",
        ask="Which treasure cards does the chosen opponent have?",
    )
    opponent_treasure_count = count(
        "Treasure cards the chosen opponent has (a player or the DRAGON)",
        words="treasure, treasure card, opponent's treasure, treasure in the hoard: own, have, hold",
        whose="rival",
        ask="How many treasure cards does the chosen opponent have?",
    )
    opponent_stake = number(
        "The total value the opponent stakes",
        unit="points",
        words="opponent's stake, their stake, dragon's stake: put in, put, put down, put up, lay, lay down, match with, answer with, reply with, stake",
        whose="rival",
        ask="What total value does the opponent stake?",
    )
    wager_winner = choice(
        "Who won the wager",
        me="I, me, I won, won the roll, dragon loses, dragon lost, opponent loses, opponent lost, dragon rolls lower, opponent rolls lower, its roll was lower, its die was lower, her roll was lower, his roll was lower, her die was lower, his die was lower, my die was higher, my roll was higher, I rolled higher",
        opponent="the opponent, the DRAGON, dragon rolls higher, opponent rolls higher, its roll was higher, its die was higher, her roll was higher, his roll was higher, her die was higher, his die was higher, dragon wins, opponent wins, I lost, lost, lost the roll, my die was lower, my roll was lower, I rolled lower",
        words=": win",
        ask="Did you win the wager, or did the opponent?",
    )

    hand = count(
        "Dragon cards in the DRAGON player's hand",
        words="dragon card, card, card in hand, hand, full hand, my hand, hand size: hold, have, start, start with, begin with",
        attainable=False,
        ask="How many Dragon cards does the DRAGON player hold?",
    )

    rolls_by_name = named(
        "What each rolled to see who starts, by name",
        words="roll, die: roll, throw, get",
        ask="What did each of you roll?",
    )
    contestant = named(
        "Who is in the contest, by name",
        words="contest, encounter: roll, throw",
        ask="Who is in the contest?",
    )
    seats_by_name = named(
        "Who sits where, clockwise, by name",
        words="seat, clockwise, table: sit",
        ask="In which order do you sit, clockwise?",
    )
    turn_by_name = named(
        "Whose turn it is or was last, by name",
        words="turn: play",
        ask="Whose turn is it?",
    )
    points_by_name = named(
        "The points of each, by name",
        unit="points",
        words="point, score, treasure: have, reach, own",
        ask="How many points does each of you have?",
    )
    places_by_name = named(
        "Who reached the target first, by name",
        words=": reach, get, there, hit, come",
        ask="Who reached the target first?",
    )
