"""The engine's speed: whole records, and a ply with its legal moves compared with python-chess."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

import chess

from engine import Game
from engine.catalogue import GAMES

ROUNDS = 200
PLIES = 265
"""About as long as a game of Sultan."""

RECORDS = Path(__file__).parents[2] / "tests/records"

KASPAROV_TOPALOV_1999 = """
    e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6
    Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6
    Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3
    Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 Qa8 c3 Qa4+ Ke1 f4 f5 Kc1 Rd2 Qa7
"""


def report() -> list[str]:
    """The figures, a line each: medians of rounds in which all take turns."""
    records = {key: record(key) for key in GAMES}
    chess_moves = parsed(KASPAROV_TOPALOV_1999)
    plies = {key: len(text.split()) - 2 for key, text in records.items()}
    tasks: dict[str, Callable[[], object]] = {
        key: partial(Game.replay, text) for key, text in records.items()
    }
    tasks["chess"] = partial(played_chess, chess_moves)
    taken = medians(tasks)
    per_ply = {key: taken[key] / plies[key] for key in GAMES}
    chess_ply = taken["chess"] / len(chess_moves)
    return [
        f"python-chess: {chess_ply:.1f} µs a ply: list(board.legal_moves), board.push(move)",
        *(
            f"{key}: {plies[key]} plies replay in {taken[key] / 1000:.2f} ms, legal moves at each:"
            f" {per_ply[key]:.1f} µs a ply, {per_ply[key] / chess_ply:.2f} of python-chess's"
            for key in GAMES
        ),
    ]


def record(key: str) -> str:
    """The record of a game whose length is closest to 265 plies."""
    lines = (RECORDS / f"{key}.txt").read_text("utf-8").splitlines()
    records = [line.split(" | ")[2] for line in lines if not line.startswith("#")]
    return min(records, key=lambda text: abs(len(text.split()) - 2 - PLIES))


def parsed(game: str) -> list[chess.Move]:
    """The moves of a chess game."""
    board = chess.Board()
    return [board.push_san(move) for move in game.split()]


def played_chess(moves: list[chess.Move]) -> chess.Board:
    """The board after the moves; lists the legal moves before each."""
    board = chess.Board()
    for move in moves:
        list(board.legal_moves)
        board.push(move)
    return board


def medians(tasks: dict[str, Callable[[], object]]) -> dict[str, float]:
    """The median microseconds of each task; the tasks take turns."""
    taken: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            since = time.perf_counter()
            task()
            taken[name].append((time.perf_counter() - since) * 1e6)
    return {name: median(times) for name, times in taken.items()}
