"""The Exit, the end of the game and the score: what players claim, and whether it is so."""

from engine import fact_is

two_and_two = fact_is(
    "lairs.exit.two_and_two",
    True,
    quote="you have opened 2 Chests and defeated 2 Monsters",
    title="2 Chests and 2 Monsters are enough to exit",
    asks=(
        "Is a mix of Chests and Monsters enough to exit?",
        "Can I qualify with some of each, chests and kills?",
        "Is there a mixed way to meet the exit condition?",
        "half and half, coffers and beasts, does that let me go?",
        "May chests and monsters be combined for leaving?",
        "Does a combination of boxes and kills work as well?",
        "Can one leave without three of the same kind?",
        "a bit of both, loot boxes and fights, is there a condition for it?",
        "Is mixing the two kinds allowed for the exit?",
    ),
)

everything = fact_is(
    "lairs.exit.everything",
    False,
    quote=(
        "you have opened 3 Chests",
        "you have defeated 3 Monsters",
        "you have opened 2 Chests and defeated 2 Monsters",
    ),
    title="Every Chest and every Monster is needed to exit",
    asks=(
        "Is every Chest and every Monster needed to exit?",
        "Do all chests have to be open and all beasts dead before I leave?",
        "Must I clear the whole dungeon to get out?",
        "need i do everything, boxes and fights, to qualify?",
        "Do I have to meet all of the exit conditions at the same time?",
        "Are all three conditions required together?",
        "Only somebody who did it all may go, right?",
        "full clear required for the exit?",
        "He claims that one must have both the chests and the monsters complete, is he right?",
    ),
)

deck_over = fact_is(
    "lairs.deck.over",
    False,
    quote="If the Treasure deck runs out, the face-down discard pile is shuffled to form a new Treasure deck.",
    title="The game ends when the Treasure deck runs out",
    asks=(
        "Does the game end when the Treasure deck runs out?",
        "No cards left to draw, are we finished?",
        "Is there no more treasure once the pile is empty?",
        "deck empty = game over?",
        "Are treasures used up for good when the stack is gone?",
        "Do we stop playing if the loot cards run out?",
        "after the last treasure card nobody gets any more, right?",
        "Is an exhausted treasure pile the end of it all?",
        "once the prizes are drawn out, does everything stop",
    ),
)

reshuffled = fact_is(
    "lairs.deck.reshuffled",
    True,
    quote="the face-down discard pile is shuffled to form a new Treasure deck",
    title="The discard pile becomes a new Treasure deck when the deck runs out",
    asks=(
        "Does the discard pile become a new Treasure deck when the deck runs out?",
        "Do we shuffle the used cards and go on?",
        "Are discarded treasures used again once the deck is empty?",
        "shuffle the discards when nothing is left, right?",
        "Is a fresh stack made out of the discards?",
        "Do thrown-away loot cards come back into play?",
        "Deck's out, we mix the discard pile, correct?",
        "can old treasures be drawn again after the pile ran dry",
        "does the pile of discards get recycled?",
    ),
)

both_score = fact_is(
    "lairs.scores.both",
    True,
    quote="Both players total their scores after the final turn.",
    title="Both players score, whether they exited or not",
    asks=(
        "Do both players score, whether they exited or not?",
        "Do I count my points though I never got out?",
        "Is the one who stayed inside scored too?",
        "still inside at the end, do my points count?",
        "Does the loser of the race also add up a score?",
        "Do we each total our points?",
        "both sides count up, right?",
        "I did not escape, do I get to score my loot?",
        "is the score reckoned for both of us",
    ),
)

highest = fact_is(
    "lairs.winner.highest",
    True,
    quote="The player with the highest score wins the game.",
    title="The highest score wins",
    asks=(
        "Does the highest score win?",
        "Is the winner whoever has the most points?",
        "Do more VP mean victory?",
        "most points takes it, right?",
        "Do I win if my total beats hers?",
        "Is it the bigger total that counts in the end?",
        "So the points decide who wins?",
        "whoever has more vp is the winner, yes?",
        "Does my higher score make me the winner even if she got out before me?",
    ),
)

with_bonuses = fact_is(
    "lairs.treasure.bonuses",
    True,
    quote="Each face-up Treasure scores its base value plus any bonuses shown on the card.",
    title="Bonuses on a face-up Treasure count",
    asks=(
        "Do bonuses on a face-up Treasure count?",
        "Is the bonus added to the card's value?",
        "Do I add the extra points shown on my loot?",
        "base plus bonus, right?",
        "Does a treasure score more than its base if a bonus is printed?",
        "Are the pluses on an open card mine?",
        "Does what else is on the card go into its points?",
        "so i add bonuses to the printed value of each open treasure?",
        "Is a bonus on a visible treasure worth anything?",
    ),
)

same_monsters = fact_is(
    "lairs.monsters.same",
    False,
    quote=(
        "The 2nd Monster that you defeated scores +2 VP.",
        "The 3rd Monster that you defeated scores an additional +4 VP.",
    ),
    title="Every defeated Monster scores the same",
    asks=(
        "Does every defeated Monster score the same?",
        "Do I get equal points for each kill?",
        "Is my second beast worth as much as my third?",
        "same VP per creature?",
        "Are all my kills paid alike?",
        "fixed points for each monster, no matter which, right?",
        "Is it a flat rate per slain monster?",
        "Each dead critter gives an equal amount, correct?",
        "are second and third kills equally good",
    ),
)

same_exit = fact_is(
    "lairs.exit.same",
    False,
    quote=("The first player to exit scores 4 VP.", "The second player to exit scores 2 VP."),
    title="Both players score the same for exiting",
    asks=(
        "Do both players score the same for exiting?",
        "Is the order of leaving unimportant for the points?",
        "Does it make no difference who exits first?",
        "same exit points for each of us?",
        "Is leaving second paid as well as leaving first?",
        "Are exit points equal for both?",
        "first or second out, it's all one for the score, right?",
        "Does whoever leaves later get just as much?",
        "equal reward for getting out whatever the order",
    ),
)

only_exited = fact_is(
    "lairs.scores.only_exited",
    False,
    quote="Both players total their scores after the final turn.",
    title="Only a player who exited totals a score",
    asks=(
        "Does only a player who exited total a score?",
        "Is nothing counted for the one left inside?",
        "Do I forfeit my points if I never got out?",
        "only who escaped counts up, right?",
        "Are the points of a stuck player void?",
        "Is the score taken just for whoever left?",
        "no exit = no score at all?",
        "Does staying inside lose me all my VP?",
        "He never got out, so his loot isn't counted?",
    ),
)

tie_second = fact_is(
    "lairs.tie.second",
    False,
    quote="If the scores are tied, the tiebreaker is that the player who exited first wins.",
    title="Whoever exited second wins a tie",
    asks=(
        "Does whoever exited second win a tie?",
        "Does a tie go to the one who left last?",
        "Equal points: is it the later one out who wins?",
        "tied, so the second to leave takes it?",
        "Is the tie broken in favour of the slower player?",
        "On the same score, does the last one out win?",
        "same points, the second through the door is the winner, right?",
        "Does the tiebreak favour whoever got out after the other?",
        "level scores = victory for the one who exited later?",
    ),
)

unexited_wins = fact_is(
    "lairs.winner.unexited",
    True,
    quote=(
        "The player with the highest score wins the game.",
        "Both players total their scores after the final turn.",
    ),
    title="A player who did not exit can win",
    asks=(
        "Can a player who did not exit win?",
        "Could someone who never got out be the winner?",
        "Is it possible to win without leaving the lair?",
        "May I still win though I'm stuck inside at the end?",
        "I never reached the exit, is victory still possible for me?",
        "Can the one left inside have the better score and win?",
        "can you win if you don't escape",
        "Might the player who stays in the dungeon take the game?",
        "Am I able to win even if my rival got out before me?",
        "Is winning open to whoever doesn't exit?",
    ),
)

must_exit_to_win = fact_is(
    "lairs.winner.must_exit",
    False,
    quote=(
        "The player with the highest score wins the game.",
        "Both players total their scores after the final turn.",
    ),
    title="Only a player who exited can win",
    asks=(
        "Can only a player who exited win?",
        "Do I have to exit in order to win?",
        "Is getting out needed for the victory?",
        "Must the winner have left the lair?",
        "no exit = no win?",
        "Have I lost for sure if I never got out?",
        "Does whoever stays inside lose automatically?",
        "Is a player stuck in the dungeon out of the running for the win?",
        "So one cannot win without leaving, right?",
    ),
)

most_kills = fact_is(
    "lairs.winner.most_kills",
    False,
    quote="The player with the highest score wins the game.",
    title="The player with the most Monsters or Treasures wins whatever the score",
    asks=(
        "Does the player with the most Monsters win, whatever the score?",
        "Is the one with more treasures the winner?",
        "Do I win because I killed more beasts?",
        "most chests = victory?",
        "Whoever has the most loot cards wins, right?",
        "Does the lowest score win?",
        "Is the victory decided by who explored more?",
        "Do kills decide the game rather than points?",
        "more monsters than her, so I've won?",
    ),
)

no_bonuses = fact_is(
    "lairs.treasure.no_bonuses",
    False,
    quote="Each face-up Treasure scores its base value plus any bonuses shown on the card.",
    title="A face-up Treasure scores its base value alone",
    asks=(
        "Does a face-up Treasure score its base value alone?",
        "Are bonuses left out when I count my loot?",
        "Is just the printed base counted?",
        "base value only, no extras, right?",
        "Do I ignore what else the card shows?",
        "Is the bonus on an open card worthless?",
        "bonuses don't count at the end?",
        "Does an open treasure bring nothing more than its base?",
        "only the base of each prize matters?",
    ),
)
