"""Signs by which a heading or a statement shows where it belongs. English; other languages go by meaning alone."""

from __future__ import annotations

import re
from typing import Final

from corpus.models import Statement
from rag.sheet.models import Name


def _any(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


HEADINGS: Final[tuple[tuple[Name, re.Pattern[str]], ...]] = (
    ("faq", _any(r"\bf\.?a\.?q", r"frequently asked", r"questions and answers")),
    (
        "glossary",
        _any(r"glossary", r"\bterms\b", r"definition", r"keywords?", r"\bicons?\b", r"\bsymbols?\b"),
    ),
    ("scoring", _any(r"\bscor(?:e|es|ing)\b", r"\bpoints\b", r"\btally")),
    (
        "end",
        _any(
            r"game end",
            r"end(?:ing)? (?:of )?(?:the )?game",
            r"game over",
            r"^victory",
            r"^winning",
            r"^end$",
        ),
    ),
    ("overview", _any(r"how to win", r"(?:goal|object|objective|aim) of (?:the )?game")),
    (
        "setup",
        _any(
            r"set[ -]?up",
            r"^prepar(?!.*next)",
            r"before (?:you|the game)",
            r"start(?:ing)? the game",
            r"^build(?:ing)? your",
        ),
    ),
    (
        "turn",
        _any(
            r"\bturns?\b",
            r"\brounds?\b",
            r"\bphases?\b",
            r"order of play",
            r"sequence",
            r"how to play",
            r"playing the game",
        ),
    ),
    ("actions", _any(r"\bactions?\b", r"\bpowers?\b", r"\bmov(?:es?|ing|ement)\b", r"\bcombat\b")),
    (
        "overview",
        _any(
            r"overview",
            r"introduc",
            r"^(?:the )?(?:goal|object|objective|aim)s?$",
            r"^(?:the )?(?:story|game)$",
            r"^game ?play$",
        ),
    ),
)
"""Where a heading puts its statements; the first that fits counts."""

OUT: Final[tuple[tuple[str, re.Pattern[str]], ...]] = (
    ("components", _any(r"\bcomponents?$", r"\bcontents\b", r"^materials?", r"in the box", r"parts list")),
    (
        "credits and licence",
        _any(
            r"credits?\b",
            r"licen[cs]e",
            r"\blegal\b",
            r"thank",
            r"acknowledg",
            r"copyright",
            r"find out more",
            r"^(?:(?:additional|further|other|online|web|more) )?resources$",
        ),
    ),
    ("advice, no rule", _any(r"strateg", r"\btips?\b", r"\badvice\b", r"\bhints?\b")),
    ("examples", _any(r"^examples?\b", r"first game\b", r"sample (?:game|turn|play)")),
    ("how to write down moves", _any(r"^notation")),
    (
        "background, no rule",
        _any(r"relates? to", r"\bhistory\b", r"\bbackground\b", r"^why\b", r"design(?:er)?'?s? notes?"),
    ),
)
"""Headings whose statements are no rules."""

EXAMPLE: Final = _any(r"^\W*(?:for )?examples?\s*\d*\b", r"^e\.g\.")
ADVICE: Final = _any(
    r"\bstrategic\b", r"\bgood idea\b", r"\bworth remembering\b",
    r"\bcare (?:must|should) be (?:exercised|taken)\b(?! (?:not )?(?:to|that)\b)",
)  # fmt: skip
TALK: Final = _any(
    r"\bwe['’]ll (?:talk|explain|cover)", r"\brelevant section\b", r"^(?:[A-Z ]+: )?often,", r"\bmight be tempted\b",
    r"\bfurther discussion\b", r"^be careful\b[^.]*!$",
)  # fmt: skip
"""Talk about the rulebook or the game, no rule."""
AIMS: Final = re.compile(r"\b(?:looking|hoping|seeking|longing|eager|destined) to\b", re.IGNORECASE)
"""What somebody in a story is after; a rule tells what is done."""
SUMMED: Final = _any(
    r"\bwins?\b", r"\bgoals?\b", r"\bgame (?:for|of)\b", r"\bplayed (?:in|over|by|with)\b", r"^each (?:round|turn|player)",
    r"^(?:at the beginning of the game|every player)\b",
)  # fmt: skip
"""What an overview tells: what the game is, who plays, how it runs and is won."""
NUMBERS: Final = _any(r"\d", r"\b(?:one|two|three|four|five|six)\b")
ENDS_SURELY: Final = _any(r"\b(?:wins?|loses?) (?:if|when)\b", r"\bgame (?:ends|is over)\b")
LISTS_PARTS: Final = re.compile(
    r"\b(?:must|may|if|when|can|cannot|is|are|you|your|roll|draw|move)\b", re.IGNORECASE
)
"""Words that sentences have and lists of parts lack."""
ELSEWHERE: Final = _any(r"https?://", r"\bwww\.", r"\w\.(?:com|org|net)\b", r"©", r"^version \d")
"""Points out of the game: addresses, versions."""
CAPTION: Final = _any(r"^(?:figure|fig\.|picture|illustration) \d")
TURN_STEP: Final = _any(
    r"\bat the (?:end|start|beginning) of (?:\w+['’]?s? )?(?:\w+['’]s )?(?:turn|round)\b",
    r"\bon the same turn\b",
)
"""What is done at a fixed time of a turn, wherever it is told."""
TURN_ORDER: Final = _any(
    r"\balternate (?:taking )?turns\b", r"\btakes? turns\b", r"\bplay (?:passes|proceeds|continues)\b"
)
LENGTH: Final = _any(
    r"\bthere (?:are|will be) (?:\w+ ){0,2}?(?:as many|\d+|two|three|four|five|six|seven|eight|nine|ten) (?:turns|rounds)\b",
    r"\b(?:game|match) (?:lasts|takes|runs|goes on|consists of|is played)(?: (?:for|over|in))? (?:\w+ )?"
    r"(?:as many|\d+|two|three|four|five|six|seven|eight|nine|ten) (?:turns|rounds)\b",
)
"""How many turns or rounds there are: no act of a set-up, wherever it is told."""
TURN_WORDS: Final = _any(
    r"\b(?:turns?|rounds?|phases?|steps?)\b",
    r"\bclockwise\b",
    r"\bnext player\b",
    r"\bplayer to the (?:left|right)\b",
)
ONCE: Final = _any(
    r"^(?:pick|choose|determine|select|decide)\b[^.]*\b(?:starting|first|start) player\b",
    r"\bwho (?:goes|plays|starts) first\b",
    r"\btakes the first turn\b",
    r"\bat the start of play\b",
)
"""What is done once, before the first turn."""
START_MARK: Final = re.compile(
    r"\b(?:put|place|set|lay)s? (?:[\w’']+ ){1,6}(?:at|on|in|to) (?:the )?(?:0|1|zero|one|first|start(?:ing)?) (?:position|space|square|field|spot|box|place)\b"
    r"(?![^.]*\b(?:each|every|again|back)\b)",
    re.IGNORECASE,
)
"""Where a marker starts that is moved on later."""
MARK_MOVES: Final = re.compile(
    r"\b(?:marker|token|pawn|cube|disc|counter|peg|tracker)\b[^.]*\b(?:advance[sd]?|moves?|moved)\b",
    re.IGNORECASE,
)
SHARED_OUT: Final = _any(
    r"\b(?:split|divided|shared) (?:\w+ )?(?:between|among|into)\b", r"\b(?:per|for each|to each|for every) player\b",
    r"\bof each colou?r\b", r"\bone for each\b",
)  # fmt: skip
"""A list of parts that says what each player has."""
TAKES: Final = _any(
    r"\bplayers? (?:\w+ ){0,3}(?:takes?|gets?|receives?|chooses?|draws?|has|have)\b",
    r"\b(?:deal|give|distribute|hand)\b[^.]*\bplayers?\b",
    r"^(?:take|collect|choose)\b",
)
"""A set-up that says itself what players take."""
DEED: Final = _any(
    r"\b(?:you|players?|they) (?:\w+ )?(?:may|must|can|cannot|could|should|need|choose|place|move|take|draw|roll|pay)",
    r"^(?:place|put|take|draw|roll|move|choose|discard|play|pay|perform|remove|flip|shuffle|set|lay)\b",
)
"""Something that somebody does, or may not do."""
OPTION: Final = _any(
    r"^alternat(?:e|ive) (?:play|option|way|components?|material)",
    r"\boptions?$",
    r"^optional (?:setup|play|components?)",
)
"""A heading of what may be chosen before the game starts."""
MENU_ABOVE: Final = _any(r"\b(?:following actions|actions (?:above|below|listed)|these actions)\b")
"""Points to a list of actions."""
TABLE: Final = _any(
    r"\b(?:table|chart|diagram|illustration|picture) (?:below|above|on the (?:left|right))\b",
    r"\b(?:following|this) (?:table|chart)\b",
)
"""Points to a table or a picture."""

END: Final = _any(
    r"\bgame (?:ends?|is over|is won|is lost)\b",
    r"(?<!to )\bwins? the game\b",
    r"\b(?:win|wins|lose|loses)\b (?:if|when|on|by|immediately)\b",
    r"\bimmediately (?:win|lose)s?\b",
    r"\b(?:winner is|is the winner|score wins|first wins|players? wins?\b)",
    r"\bgame ends\b",
    r"\bwinner in\b",
    r"\btie ?-?breaker",
    r"\btie games?\b",
    r"\bsame score win",
    r"\bwin condition (?:is|can)\b",
    r"\btarget score\b",
    r"\bwinning condition of \d",
    r"\btarget of \d",
    r"\bwins? (?:the game )?together\b",
    r"play continues until",
    r"\b(?:ends|end) in a\b",
)
GOAL: Final = _any(
    r"\b(?:goal|aim|object|objective) (?:is|of the game|as)\b",
    r"\bgame (?:\w+ )?for (?:\w+ to )?(?:\d+|two|three|four|five|six) players",
)
SCORES: Final = _any(
    r"\bscores?\b(?![^.]*\bor (?:higher|more|better|lower)\b)[^.]*(?:\d|\bpoints?|\bVP\b|\bmaximum\b|\bvalue\b|\bowner)",
    r"\b(?:worth|receives?|earns?|gains?|gets?) (?:an? |only |one |two |\+?\d+ )*(?:\w+ )?(?:points?|VP)\b",
    r"\bpoints? are the total\b",
    r"\bcounts? towards?\b[^.]*\bscore\b",
    r"\bscored\b",
    r"\bscoring in any way\b",
    r"\bvalue of \+?\d",
)
COST: Final = re.compile(
    r"^(?:the )?(?P<name>[\w’' -]{3,40}?)(?: action)? (?:costs|(?:does (?:not )?)?counts? as|does not count as) ",
    re.IGNORECASE,
)
"""`The Fight Monster action costs 1 cube per die.`"""
DUTY: Final = re.compile(r"\b(?:must|cannot|may not|may only)\b", re.IGNORECASE)
GRANTS: Final = re.compile(
    r"\b(?:players?|each|all)\b[^.]*\b(?:may (?!be\b|have\b)|must\b|cannot\b|can only\b|have to\b)",
    re.IGNORECASE,
)
"""What players may or must: a rule also where a story is told."""
COUNTS: Final = re.compile(
    r"\bcounts? (?:together )?as (?:an?|one|\d+) (?:single )?actions?\b", re.IGNORECASE
)
"""What a note says of a price: `Playing a card and resolving it together count as 1 action`."""
BUDGET: Final = re.compile(r"\b(?:\d+|one|an) actions? (?:on|during|in|per) (?:\w+ )?turns?\b", re.IGNORECASE)
FIRST_STEP: Final = re.compile(r"^(?:first\b|(?:stage|step|phase) (?:1|one)\b|to \w+)", re.IGNORECASE)
LATER_STEP: Final = re.compile(
    r"\b(?:second|next|then|after|finally|lastly|(?:stage|step|phase) (?:2|two))\b", re.IGNORECASE
)
"""By these a list of items is one of steps."""
NAMED: Final = re.compile(r"^(?P<name>[A-Z][\w’'-]*(?: [\w’'-]+){0,3})[.:] +(?=\S)")
"""`Navigate. Play one engine card`"""
MENU: Final = _any(
    r"\b(?:one|any|some) of (?:the )?(?:following|these) actions?\b", r"\bactions? (?:\w+ ){0,4}(?:are|is)\b"
)
"""A sentence that lists the actions."""
NOTE: Final = _any(
    r"^whether\b",
    r"\bnot\b",
    r"\bcannot\b",
    r"\bcan't\b",
    r"^note\b",
    r"\boptional\b",
    r"\bany time\b",
    r"^some\b",
)

ORDER: Final = re.compile(
    r"^(?:then |next,? |now |also |finally,? )?(?:place|put|shuffle|deal|give|take|set|lay|choose|cho?se|sort|cut|separate|assemble"
    r"|draw|roll|select|randomly|determine|prepare|remove|each player (?:takes?|chooses?|gets?|draws?|receives?|puts?))\b",
    re.IGNORECASE,
)
"""A sentence that tells to do something, as steps of a set-up do."""

RULES: Final = _any(
    r"\b(?:players?|turns?|rounds?|cards?|dice|die|decks?|tiles?|tokens?|markers?|boards?|stones?|pieces|rolls?|draws?"
    r"|only|always|never|needs? to|moves?|drawn|discard\w*|shuffl\w+|scor\w+|tests?|units?|models?|immediately|points?|VP|wins?|loses?|places?|placed|actions?|must|may|cannot|costs?)\b",
    r"^(?:if|when) your\b",
    r"^to \w+ an? ",
)
"""Words that rules have and stories seldom."""

_SUBJECT = r"(?P<term>[\w’'&-]+(?: (?!is\b|are\b)[\w’'&-]+){0,6}?)"
_DEFINITIONS = (
    re.compile(
        rf"^(?:An? |The )?{_SUBJECT} (?:is|are) (?:an? |the |any |a group |one of )(?!same\b|first\b|last\b|winner\b)",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?:An? |The |To )?{_SUBJECT} (?:means?|says that|refers? to|represents?|designates?)\b",
        re.IGNORECASE,
    ),
)
_NO_TERM = _any(
    r"^no\b",
    r"^(?:next to|under|underneath|above|below|behind|between|inside|outside|beside|near|you|your|this|that|it|they|there|these|if|when|while|once|after|before|in|on|at|each|every|all|any|one|note)\b",
    r"\d",
    r"\b(?:number of|player who|turn|tiebreaker|choice|who|which|that|only)\b",
)


def defined_term(statement: Statement) -> str | None:
    """The words of a statement that it defines, or None: `Known space` of `A Known space is a space that ...`."""
    if statement.kind == "row" or END.search(statement.text):
        return None
    for pattern in _DEFINITIONS:
        match = pattern.match(statement.text)
        if match and not _NO_TERM.search(match["term"]) and match["term"].lower() != "to":
            return match["term"]
    return None


def elsewhere(text: str) -> str:
    """Why a statement that points out of the game is left out; empty where it does not."""
    if CAPTION.search(text):
        return "captions of pictures"
    return "web addresses and versions" if ELSEWHERE.search(text) else ""


def front_matter(text: str) -> str:
    """Why a statement before the first heading is left out."""
    return elsewhere(text) or "title and cover"
