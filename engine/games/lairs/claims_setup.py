"""The game in general, setting up and building: what players claim, and whether it is so."""

from engine import fact_is

shared = fact_is(
    "lairs.story.shared",
    False,
    quote="Each player builds a lair of their own",
    title="Both players build one lair together",
    asks=(
        "Do both players build one lair together?",
        "Is there a single dungeon for the two of us?",
        "Do we share the maze that we make?",
        "one common lair, built by both?",
        "Are we putting up the same dungeon as a team?",
        "My niece thinks that we both work on one labyrinth, right?",
        "Is it just one maze that everybody explores?",
        "Is the lair something we make jointly?",
        "so there's only one den on the table in total?",
    ),
)

only_exit = fact_is(
    "lairs.goal.only_exit",
    False,
    quote="Your goal is to finish with more VP than your rival.",
    title="The goal is only to get out",
    asks=(
        "Is the goal only to get out?",
        "Do I win by simply escaping?",
        "Is reaching the way out all I am after?",
        "So it's a pure race to the door?",
        "is escaping alive the whole point?",
        "Someone told me that points don't matter and you just have to get out, is it so?",
        "Is it enough as an aim to be out of the dungeon?",
        "The aim is escaping and nothing else, correct?",
        "are we only trying to survive and leave?",
    ),
)

three_sources = fact_is(
    "lairs.vp.three",
    True,
    quote="VP are earned by finding Treasures, by defeating Monsters, and by exiting.",
    title="Treasures, Monsters and exiting all earn VP",
    asks=(
        "Do Treasures, Monsters and exiting all earn VP?",
        "Can I get points by loot, by kills and by leaving?",
        "Does getting out bring points too, beside loot and beasts?",
        "do kills count for points as well as prizes?",
        "Is there more than one way to score?",
        "VP come from beasts, too, right?",
        "So slaying, looting and leaving each score something?",
        "Are points to be had for defeating creatures?",
        "does all of that, treasure, fights and the exit, give victory points",
    ),
)

own_token = fact_is(
    "lairs.setup.token.own",
    False,
    quote="the Explorer token of your opponent",
    title="You take your own Explorer token",
    asks=(
        "Do I take my own Explorer token?",
        "Is the explorer figure I collect mine?",
        "Do both keep their own explorer markers?",
        "the token in my pile, does it belong to me?",
        "Should my set contain my own adventurer?",
        "I keep my hero piece with my walls, correct?",
        "Each of us gets the token of their own colour, right?",
        "Is it my explorer that stands in the lair I build?",
        "my buddy says everyone holds on to their own explorer counter, is he right",
    ),
)

fresh_start = fact_is(
    "lairs.setup.cubes.fresh",
    False,
    quote="the Spent basket receives 6 cubes",
    title="The cubes start in the Fresh basket",
    asks=(
        "Do the cubes start in the Fresh basket?",
        "Are my six cubes ready to use when the game is set up?",
        "At set-up, do I put the energy among the usable ones?",
        "cubes go to Fresh in the beginning, right?",
        "Is the Fresh basket filled during setup?",
        "Do we begin with all energy in the fresh pool?",
        "all six lie in Fresh before turn one, correct?",
        "Is it true that the starting cubes are fresh from the outset?",
        "should i fill fresh with my cubes while setting up",
    ),
)

in_reach = fact_is(
    "lairs.setup.reach.both",
    True,
    quote="The dice, the Hungry Blob card, and the Greased Pit card go within reach of both players.",
    title="Dice and Hazard cards lie within reach of both players",
    asks=(
        "Do dice and Hazard cards lie within reach of both players?",
        "Are the dice put where both can take them?",
        "Can each of us get at the Greased Pit card?",
        "Hungry Blob card in the middle for both?",
        "Do we share one set of dice between us?",
        "the dice aren't mine alone, right?",
        "Should both be able to reach the two hazard cards?",
        "Is the Blob's card placed so that she can reach it as well?",
        "do the cards for pit and blob go in easy reach for everyone",
    ),
)

own_lair = fact_is(
    "lairs.explorer.own",
    False,
    quote="The Explorer explores the lair of the rival.",
    title="The Explorer explores their own lair",
    asks=(
        "Does the Explorer explore their own lair?",
        "Do I walk through the dungeon I built myself?",
        "Am I exploring my own maze?",
        "is the maze I search the one behind my screen?",
        "Do I look for treasure in what I laid out?",
        "On my turn I move about in my own den, right?",
        "So everyone explores the lair they made?",
        "My little one explores her own labyrinth, is this how it works?",
        "do you go through your own rooms",
    ),
)

partly_told = fact_is(
    "lairs.known.partly",
    False,
    quote="A Known space is a space that has been fully described to you, both its walls and its Feature.",
    title="A space that was described only in part is Known",
    asks=(
        "Is a space Known that was described only in part?",
        "Just the walls of a room were told, is it Known?",
        "I heard what is in it but not its walls: Known?",
        "half described counts as explored, right?",
        "Is hearing the walls enough to call a room Known?",
        "Does a room become Known when I know its Feature alone?",
        "told about the feature, nothing of the walls. known space?",
        "is a partial description good enough",
        "He says that knowing the walls suffices for Known, true?",
    ),
)

learn_all = fact_is(
    "lairs.learn.all",
    True,
    quote="To learn about a space means that the Builder reveals all the walls of that space and any Feature in it.",
    title="To learn about a space tells you its walls and its Feature",
    asks=(
        "Does learning about a space tell me its walls and its Feature?",
        "When I learn a room, do I hear all the walls too?",
        "Do I get the full description on learning?",
        "learning gives walls plus content, right?",
        "Is everything in the room revealed when I learn about it?",
        "Will I be told both walls and what is inside?",
        "If I learn a space, is the Feature part of what she tells?",
        "does the keeper describe the whole square once i learn it",
        "I learn a room, so the walls around it are named?",
    ),
)

only_loot = fact_is(
    "lairs.vp.only_one",
    False,
    quote="VP are earned by finding Treasures, by defeating Monsters, and by exiting.",
    title="Only one thing earns VP",
    asks=(
        "Is there only one thing that earns VP?",
        "Do only Treasures score?",
        "Is loot the sole source of points?",
        "points come from nothing but kills, right?",
        "Does nothing except leaving bring VP?",
        "Are monsters worthless for the score?",
        "Is exiting without any points?",
        "just the prizes count and nothing else?",
        "He says only treasure matters for the points, is it true?",
    ),
)

deck_down = fact_is(
    "lairs.setup.deck.face_down",
    True,
    quote="Shuffle the Treasures to make a face-down deck",
    title="The Treasure deck lies face-down",
    asks=(
        "Does the Treasure deck lie face-down?",
        "Is the loot pile face down?",
        "Are the backs of the deck's cards on top?",
        "Is the stack of prizes hidden from view?",
        "deck of treasures upside down, right?",
        "Do we put the treasure pile with the backs up?",
        "Nobody sees the cards of the deck, correct?",
        "treasure stack: face-down?",
        "Is the draw pile of treasures turned down?",
    ),
)

learn_part = fact_is(
    "lairs.learn.part",
    False,
    quote="To learn about a space means that the Builder reveals all the walls of that space and any Feature in it.",
    title="The Builder may tell only a part of a space that you learn about",
    asks=(
        "May the Builder tell only a part of a space that I learn about?",
        "Can the keeper leave out some walls when I learn a room?",
        "Is it ok to name fewer than all of the walls?",
        "learned a room but hear just the Feature, is that right?",
        "Does learning give me only the walls and not the content?",
        "May he tell less than everything about the room I learn?",
        "can one keep a wall back from the describing",
        "Is half of the description enough when a space is learned?",
        "Do I get just the coordinate when I learn about a space?",
        "May the Builder keep one wall to himself when I learn a room?",
        "Can he stay silent about a wall of a space I learned?",
        "is hiding one of the walls allowed for the Builder when a room is learned?",
    ),
)

mat_behind = fact_is(
    "lairs.setup.mat.behind",
    False,
    quote="The Player mat goes above the map",
    title="The Player mat goes behind the screen",
    asks=(
        "Does the Player mat go behind the screen?",
        "Is my mat hidden by the screen?",
        "Do I keep the cubes' mat out of my rival's sight?",
        "player mat below the map, right?",
        "Is the mat a secret of mine?",
        "the mat with the baskets, is it behind my divider?",
        "Should the mat be put next to the lair board, unseen?",
        "Does the mat lie to the left of the map?",
        "Player board behind the shield, correct?",
    ),
)
