"""Route of reference sheets."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final, Literal, get_args

from fastapi import APIRouter, Query, Request, Response

from api.problems import RefusalError
from api.state import TheService
from api.wire import dumped
from rag.assistant import Assistant
from rag.chat import open_chat_model
from rag.sheet import ModeError, PlayersError, Sheet, make_sheet
from rag.sheet.html import as_html
from rag.sheet.markdown import as_markdown
from rag.sheet.pdf import Paper, as_pdf

router = APIRouter(prefix="/v1/games/{game}/sheet", tags=["sheets"])

Format = Literal["json", "md", "html", "pdf"]

MEDIA_TYPES: Final[dict[Format, str]] = {
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "pdf": "application/pdf",
}
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


@router.get(
    "",
    response_model=Sheet,
    responses={200: {"content": {kind.partition(";")[0]: {} for kind in MEDIA_TYPES.values()}}},
)
def sheet(
    game: str,
    request: Request,
    service: TheService,
    format: Annotated[Format | None, Query(description="Without it, `Accept` decides.")] = None,  # noqa: A002  # the query parameter's name in the contract
    mode: Annotated[str | None, Query(max_length=100, description="Only what holds in this mode.")] = None,
    players: Annotated[int | None, Query(ge=1, le=99, description="Only what holds for so many.")] = None,
    paper: Annotated[Paper, Query(description="Paper of the PDF.")] = "a4",
) -> Response:
    """The reference sheet of a game: its rules by section, each line with its citation."""
    chosen = format or accepted(request.headers.get("accept", ""))
    chat_model = service.settings.chat_model
    try:
        made = make_sheet(
            service.assistant.library.index(game),
            service.assistant.library.embedder,
            mode=mode,
            players=players,
            chat=open_chat_model(chat_model) if chat_model else None,
        )
    except ModeError as error:
        title = "Wrong number of players" if isinstance(error, PlayersError) else "Unknown mode"
        raise RefusalError(HTTPStatus.UNPROCESSABLE_ENTITY, title, str(error)) from error
    headers = {"Vary": "Accept", "X-Content-Type-Options": "nosniff"}
    if chosen == "html":
        headers["Content-Security-Policy"] = _POLICY
    if chosen == "pdf":
        headers["Content-Disposition"] = f'inline; filename="{made.game}-sheet.pdf"'
    body = rendered(made, chosen, service.assistant, str(request.base_url).rstrip("/"), paper)
    return Response(body, headers=headers, media_type=MEDIA_TYPES[chosen])


def rendered(made: Sheet, form: Format, assistant: Assistant, base: str, paper: Paper = "a4") -> bytes:
    """A sheet in one of the formats; `base`: the address of the server that its links lead to."""
    if form == "json":
        return dumped(made)
    if form == "md":
        return as_markdown(made, base).encode()
    language = assistant.library.index(made.game).rulebook.language
    if form == "html":
        return as_html(made, base, language).encode()
    return as_pdf(made, base, paper, language)


def accepted(header: str) -> Format:
    """The format that an `Accept` header likes best: JSON where it likes all alike. Raises RefusalError for none."""
    if not header.strip():
        return "json"
    liked: dict[Format, float] = {}
    for part in header.split(","):
        name, _, rest = part.strip().partition(";")
        for form in get_args(Format):
            kind = MEDIA_TYPES[form].partition(";")[0]
            if name.strip().lower() in (kind, f"{kind.partition('/')[0]}/*", "*/*"):
                liked[form] = max(liked.get(form, 0.0), _weight(rest) - (0.001 if "*" in name else 0.0))
    best = max(liked, key=lambda form: liked[form], default=None)
    if best is None or liked[best] <= 0:
        kinds = ", ".join(kind.partition(";")[0] for kind in MEDIA_TYPES.values())
        raise RefusalError(
            HTTPStatus.NOT_ACCEPTABLE,
            "Not acceptable",
            f"Accept is {header!r}: expected one of {kinds}; or ask with ?format=json, md, html or pdf",
        )
    return best


def _weight(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
