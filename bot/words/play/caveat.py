"""That the solver knew more than the player: what lost a game may have been bad luck."""

from bot.languages import _
from engine.table import Table


def what_the_solver_saw(table: Table, *, is_own: bool, moved: bool = True) -> str:
    """What it had ahead of a player at a position; if they moved there, that it was no mistake."""
    saw = _saw(table, is_own=is_own)
    if not moved:
        return f"-# {saw}."
    if is_own:
        return _("-# {saw}: your move may have been sensible all the same.", saw=saw)
    return _("-# {saw}: the move played may have been sensible all the same.", saw=saw)


def _saw(table: Table, *, is_own: bool) -> str:
    if not table.stock_left:
        return _("No card was hidden any more, but the solver follows every line to its end")
    if table.pass_number > 1:
        if is_own:
            return _("The solver saw the hidden cards, which you could only remember")
        return _("The solver saw the hidden cards, which the player could only remember")
    if is_own:
        return _("The solver saw the hidden cards, which you couldn’t")
    return _("The solver saw the hidden cards, which the player couldn’t")
