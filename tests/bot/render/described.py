"""Plans as text: what lies where, slot by slot."""

from bot.render.plans import Plan


def described(plan: Plan) -> str:
    """The plan as text, one line per slot."""
    return "".join(
        f"{name} {box[0]},{box[1]} {box[2] - box[0]}x{box[3] - box[1]}: "
        f"{' · '.join(map(str, items))}".rstrip()
        + "\n"
        for name, (box, items) in plan.items()
    )
