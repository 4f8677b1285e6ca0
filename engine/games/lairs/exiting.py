"""Page 10: who may exit."""

from engine import amount, cited, fact_is, largest, need_not, rule, smallest, when
from engine.games.lairs.standing import Exiting

# p.10 — The Exit
CONDITIONS = (
    "To exit, you must meet one of these conditions: you have opened 3 Chests, or you have defeated 3 Monsters, "
    "or you have opened 2 Chests and defeated 2 Monsters."
)
QUALIFIES = (
    cited(Exiting.chests_opened >= 3, quote="you have opened 3 Chests")
    | cited(Exiting.monsters_defeated >= 3, quote="you have defeated 3 Monsters")
    | cited(
        (Exiting.chests_opened >= 2) & (Exiting.monsters_defeated >= 2),
        quote="you have opened 2 Chests and defeated 2 Monsters",
    )
)
eligible = rule(
    "lairs.exit.eligible",
    of=Exiting,
    quote=CONDITIONS,
    title="You may exit",
    decides=QUALIFIES,
    asks=(
        "May I exit?",
        "Am I eligible to leave the lair?",
        "I have opened 2 chests and killed 1 monster, can I leave?",
        "may I go out yet?",
        "Am I allowed to leave the dungeon with what I've got?",
        "a chest, a monster and a couple of disarmed traps, does this open the exit?",
        "if I open another box, am I allowed out then?",
        "do i qualify for the exit yet",
        "Three beasts are dead, is the way out open to me?",
        "2 chests opened and 2 monsters beaten, may I exit now?",
        "I have opened 3 chests, can I exit?",
        "I've disarmed 3 traps, may I exit?",
        "3 traps made safe, can i go out?",
        "is it enough to leave with what's on my sheet: two opened boxes and two dead beasts?",
        "Have I done enough for the exit with 3 kills, my pal doubts it?",
        "I've 2 monsters and 2 traps disarmed. out?",
    ),
)
stuck = rule(
    "lairs.exit.stuck",
    of=Exiting,
    quote=CONDITIONS,
    title="You cannot exit yet",
    decides=~QUALIFIES,
    asks=(
        "Am I unable to exit?",
        "Might I be prevented from leaving with 3 dead beasts?",
        "Is the way out barred to me with 2 boxes and 2 kills?",
        "With 2 Chests and 1 Monster, am I still stuck inside?",
        "I have 3 Chests open, am I not yet allowed to leave?",
        "2 chests and 2 monsters, so I can't exit yet, right?",
        "3 monsters dead, so I'm not allowed out, correct?",
        "I have 1 chest and 1 monster, so no exit for me?",
        "With three open chests I still can't leave, can I?",
        "am i not good to go yet with 2 kills",
    ),
)
conditions = fact_is(
    "lairs.exit.conditions",
    ("3 Chests opened", "3 Monsters defeated", "2 Chests opened and 2 Monsters defeated"),
    quote=CONDITIONS,
    asks=(
        "What are the conditions to exit?",
        "What do I need before I can leave?",
        "Which ways are there to qualify for the Exit?",
    ),
)
traps_count = fact_is(
    "lairs.exit.traps",
    False,
    quote=CONDITIONS,
    title="Disarmed Traps count towards the conditions to exit",
    asks=(
        "Do disarmed Traps count towards the exit?",
        "Does a trap token help me to leave the lair?",
        "Is a disarmed trap worth anything for getting out?",
        "Are traps one of the ways to qualify for the Exit?",
        "Do traps I made safe stand in for chests when I want to go?",
        "Is a trap I disarmed as good as a chest for getting out?",
        "is disarming traps a condition for exiting",
        "Are disarmed traps something that counts for the exit?",
        "does defusing help at all with the exit requirement",
    ),
)
need_monsters = need_not(
    "lairs.exit.without_monsters",
    act="defeat Monsters in order to exit",
    quote="you have opened 3 Chests",
    asks=(
        "Must I defeat Monsters in order to exit?",
        "Do I have to fight at all to get out?",
        "Is killing something required for leaving?",
        "Can I exit without having defeated any Monster?",
        "may a pacifist leave the dungeon?",
        "I don't like fights: is it possible to qualify with chests only?",
        "Am I obliged to slay a beast before the exit opens to me?",
        "no kills whatsoever, can that ever be enough to go?",
        "She says one has to beat a monster before leaving, do I need to?",
    ),
)
one_way = fact_is(
    "lairs.exit.one_way",
    False,
    quote=CONDITIONS,
    title="Opened Chests are the only way to qualify for the exit",
    asks=(
        "Are opened Chests the only way to qualify for the exit?",
        "Can I exit only with 3 Chests and no other way?",
        "Is it just chests that let me leave?",
        "only boxes count for going out, right?",
        "Does nothing but opening coffers open the exit to me?",
        "Is there only a single condition to leave, the three chests?",
        "One may leave solely by opening chests, no?",
        "are kills no good for the exit, only looted chests?",
        "My cousin says that you can only get out with three chests. Is she right?",
    ),
)
need_chests = need_not(
    "lairs.exit.without_chests",
    act="open Chests in order to exit",
    quote="you have defeated 3 Monsters",
    asks=(
        "Must I open Chests in order to exit?",
        "Do I have to find a single chest to get out?",
        "Is opening boxes required for leaving?",
        "Can I exit without having opened any Chest?",
        "may a pure fighter leave the dungeon?",
        "I skip all boxes: is it possible to qualify with kills only?",
        "Am I obliged to open a coffer before the exit opens to me?",
        "no chest whatsoever, can that ever be enough to go?",
        "He says one has to loot something before leaving, do I need to?",
    ),
)
chests_alone = fact_is(
    "lairs.exit.chests_alone",
    3,
    unit="Chests",
    quote="you have opened 3 Chests",
    title="Chests that are enough to exit by themselves",
    asks=(
        "How many opened Chests are enough to exit without any Monster?",
        "Are four open chests required to leave?",
        "with five coffers as the condition for leaving, aren't there too few in the lair?",
        "By chests alone, what number lets me leave?",
        "is it five treasure boxes one has to open before leaving?",
        "If I never fight, how many coffers do I have to open to go?",
        "What is the number of Chests for the Exit?",
        "my brother claims 2 chests are enough to walk out, how many is it really?",
        "chests only, no kills: how many to qualify",
    ),
)
monsters_alone = fact_is(
    "lairs.exit.monsters_alone",
    3,
    unit="Monsters",
    quote="you have defeated 3 Monsters",
    title="Monsters that are enough to exit by themselves",
    asks=(
        "How many defeated Monsters are enough to exit without any Chest?",
        "Do I need 4 dead monsters to exit?",
        "with five kills as the condition for leaving, is the lair big enough?",
        "By monsters alone, what number lets me leave?",
        "is it two beasts one has to slay before leaving?",
        "If I never open a box, how many creatures do I have to beat to go?",
        "What is the number of Monsters for the Exit?",
        "my sister claims 2 kills are enough to walk out, how many is it really?",
        "kills only, no chests: how many to qualify",
    ),
)
CHESTS_NEEDED = when(Exiting.monsters_defeated >= 2, 2, 3)
MONSTERS_NEEDED = when(Exiting.chests_opened >= 2, 2, 3)
"""Where the other kind alone is not enough."""
chests_needed = amount(
    "lairs.exit.chests_needed",
    of=Exiting,
    unit="Chests",
    quote=CONDITIONS,
    expr=when(Exiting.monsters_defeated >= 3, 0, CHESTS_NEEDED),
    asks=(
        "How many Chests do I need in order to exit?",
        "With 2 Monsters defeated, how many Chests must I open to leave?",
        "I've killed 1 beast, how many boxes before I can leave?",
    ),
)
monsters_needed = amount(
    "lairs.exit.monsters_needed",
    of=Exiting,
    unit="Monsters",
    quote=CONDITIONS,
    expr=when(Exiting.chests_opened >= 3, 0, MONSTERS_NEEDED),
    asks=(
        "How many Monsters must I defeat in order to exit?",
        "With 1 Chest open, how many Monsters do I need to leave?",
        "I've opened 2 boxes, how many beasts before I can go?",
    ),
)
more_chests = amount(
    "lairs.exit.more_chests",
    of=Exiting,
    unit="Chests",
    quote=CONDITIONS,
    title="Chests still to open where you defeat no more Monsters",
    expr=when(Exiting.monsters_defeated >= 3, 0, largest(0, CHESTS_NEEDED - Exiting.chests_opened)),
    asks=(
        "How many more Chests must I open before I can exit?",
        "I have 1 Chest and 2 Monsters, how many further Chests do I need?",
        "1 beast killed and 1 box open, how many boxes am I short of?",
    ),
)
more_monsters = amount(
    "lairs.exit.more_monsters",
    of=Exiting,
    unit="Monsters",
    quote=CONDITIONS,
    title="Monsters still to defeat where you open no more Chests",
    expr=when(Exiting.chests_opened >= 3, 0, largest(0, MONSTERS_NEEDED - Exiting.monsters_defeated)),
    asks=(
        "How many more Monsters must I defeat before I can exit?",
        "I have 2 Chests and 1 Monster, how many further Monsters do I need?",
        "1 box open and 2 beasts killed, how many more beasts until I may go?",
    ),
)
more_in_all = amount(
    "lairs.exit.more_in_all",
    of=Exiting,
    quote=CONDITIONS,
    title="Chests and Monsters still needed, counted together",
    expr=smallest(
        largest(0, 3 - Exiting.chests_opened),
        largest(0, 3 - Exiting.monsters_defeated),
        largest(0, 2 - Exiting.chests_opened) + largest(0, 2 - Exiting.monsters_defeated),
    ),
    asks=(
        "How many more Chests or Monsters, taken together, until I can exit?",
        "I have 1 Chest and 1 Monster, what is the least I still need of either?",
        "Chests and Monsters together, how many more until I may leave?",
    ),
)
decline = need_not(
    "lairs.exit.decline",
    act="exit once you are eligible",
    quote="Exiting is a choice: even a player who is eligible to exit may choose not to exit.",
    asks=(
        "Must I exit when I can?",
        "May I choose not to exit?",
        "Can I stay although I am eligible?",
        "I could leave now, do I have to?",
        "Am I forced out as soon as I qualify for the exit?",
        "do i need to exit right away with 3 chests",
        "Is leaving compulsory once the conditions are met?",
        "May I go on exploring instead of leaving, even if I'm allowed out?",
        "Standing on the exit tile and eligible, can I refuse to go?",
        "all my chests are open but I want to keep looting, can I stay?",
        "3 monsters dead and I'm having fun, may I carry on?",
        "i could leave but won't, is that legal",
        "my buddy says I have to walk out once I qualify, may I refuse?",
        "2 chests and 2 monsters done, do I really have to go out, or can I remain?",
        "Am I free to go on exploring after the third chest?",
        "Opened my third chest, must I go now?",
        "third monster dead, do I have to walk out?",
        "qualified, so do i need to leave this very turn",
    ),
)
