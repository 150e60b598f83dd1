"""What is measured while Divan runs, as Prometheus metrics. Knows nothing of ours.

The values belong to the process, as does its log: whoever counts something imports its metric.
Recording one takes a microsecond or two, and no label has values that a player can choose.
"""

from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()

ProcessCollector(registry=REGISTRY)

_Counter: Final = partial(Counter, registry=REGISTRY)
_Gauge: Final = partial(Gauge, registry=REGISTRY)
_Histogram: Final = partial(Histogram, registry=REGISTRY)

# Answers

ANSWERS: Final = _Histogram(
    "divan_answer_seconds",
    "Time from receiving an interaction to its answer, by what was asked.",
    ("kind",),
    buckets=(0.02, 0.05, 0.1, 0.2, 0.5, 1, 1.5, 3, 10),
)
OVER_1_S: Final = _Counter("divan_answers_over_1s", "Answers that took more than 1 second.")
OVER_3_S: Final = _Counter(
    "divan_answers_over_3s",
    "Answers that took more than 3 seconds; most of them had been deferred in time.",
)
DEFERRED: Final = _Counter("divan_answers_deferred", "Answers that were deferred to come later.")
UNANSWERED: Final = _Counter(
    "divan_unanswered",
    "Interactions whose answer came too late, or of whose answer it isn't known if it came.",
    ("reason",),
)
REFUSED: Final = _Counter(
    "divan_refused",
    "Interactions refused as busy, or because their player asked too much.",
    ("reason",),
)
DOUBLES: Final = _Counter(
    "divan_doubles", "Interactions that were delivered again while being answered."
)
ERRORS: Final = _Counter("divan_errors", "Unforeseen errors, each logged with its reference.")

# Saves

SAVES: Final = _Counter(
    "divan_saves", "Units of work that change the database, by how they ended.", ("result",)
)
SAVE_SECONDS: Final = _Histogram(
    "divan_save_seconds",
    "Time of a unit of work from asking for its turn to the end of its commit.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
LAST_BACKUP: Final = _Gauge(
    "divan_last_backup_timestamp_seconds",
    "When `divan backup` last finished a backup of this database; 0 if never.",
)

# The event loop

LOOP_LAG: Final = _Histogram(
    "divan_event_loop_lag_seconds",
    "How much later than asked for the event loop called a timer.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3),
)
LOOP_BLOCKS: Final = _Counter(
    "divan_event_loop_blocks", "Times that the event loop was blocked for 100 ms or longer."
)

# Matches

MATCHES_OPENED: Final = _Counter(
    "divan_matches_opened", "Matches that were opened, by what is played.", ("kind",)
)
MATCHES_ENDED: Final = _Counter(
    "divan_matches_ended",
    "Matches that ended, by what was played and how: over, or without having been played.",
    ("kind", "state"),
)

# Puzzles

MADE_PUZZLES: Final = _Counter(
    "divan_made_puzzles", "Puzzles that players made of their own games, by game.", ("game",)
)
PUZZLES: Final = _Counter(
    "divan_puzzles",
    "Puzzles that were answered, by game and result: the try that won, or X.",
    ("game", "result"),
)

# The solver

SOLVER_QUEUE: Final = _Gauge(
    "divan_solver_queue",
    "Questions that wait for a solver process, or are being searched.",
    ("state",),
)
SOLVER_WAITS: Final = _Histogram(
    "divan_solver_wait_seconds",
    "Time that a question waited for a search, by the kind of search.",
    ("search",),
    buckets=(0.001, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 300),
)
SOLVER_TURNED_AWAY: Final = _Counter(
    "divan_solver_turned_away", "Hints for which the solver had no time."
)

# The state, as last looked at

READY: Final = _Gauge("divan_ready", "1 if Divan is connected to Discord and answers.")
DATABASE_UP: Final = _Gauge("divan_database_up", "1 if the database can be written.")
GATEWAY_UP: Final = _Gauge(
    "divan_gateway_up",
    "1 if the shard's connection stands and its last heartbeat was answered.",
    ("shard",),
)
GATEWAY_LATENCY: Final = _Gauge(
    "divan_gateway_latency_seconds",
    "Time that Discord took to answer the last heartbeat.",
    ("shard",),
)
DAILY_TODAY: Final = _Gauge("divan_daily_today", "1 if today's dailies are drawn.")
DAILIES_AHEAD: Final = _Gauge(
    "divan_dailies_ahead", "Days in a row from tomorrow whose dailies are drawn; 3 is full."
)
