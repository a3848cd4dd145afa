"""A run of learning: games are played in processes, the network learns beside them, better weights are kept."""

from __future__ import annotations

import copy
import csv
import hashlib
import io
import json
import os
import pickle
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from chatelain.arena.workers import workers
from chatelain.core import registry
from chatelain.core.errors import ChatelainError
from chatelain.training.matches import PLAY_BEAM, Score, match, together
from chatelain.training.memory import Memory
from chatelain.training.network import SECOND_LIMIT, UNIT, Network, in_fractions, in_whole_numbers, total
from chatelain.training.refit import bins_as_json, refit
from chatelain.training.reports import Gate, Status, Watcher
from chatelain.training.samples import Samples, joined, play, watch
from chatelain.training.settings import Settings

#: How much of the old mean of all weights is kept with every step.
MEMORY_OF_MEAN = 0.998
#: Seconds between two checkpoints, and between two looks at the clock.
SAVE_EVERY = 30.0
LOOK_EVERY = 0.5
#: The columns of curve.csv.
COLUMNS = ("games", "seconds", "mean", "error", "rival_error", "win_loss", "rate", "best", "greedy", "against_best")

CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.bin"
CURVE = "curve.csv"
FORECAST = "forecast.json"
#: Games to fit forecasts to have numbers of their own, far from those that were learned from.
FRESH = 10**9


@dataclass
class Progress:
    """How far a run is; it is saved with every checkpoint."""

    games: int = 0
    next_game: int = 0
    seconds: float = 0.0
    best: int = 0
    steps: int = 0
    owed: float = 0.0
    scores: list[int] = field(default_factory=list)
    losses: list[list[float]] = field(default_factory=list)
    #: One row for every comparison, in the order of COLUMNS.
    curve: list[list[float]] = field(default_factory=list)


class Stopped(Exception):
    """The watcher wanted to stop; the checkpoint is written."""


class Clock:
    """How much of a call is done: by minutes, or without them by the games of the settings."""

    def __init__(self, minutes: float | None, games: int, last_game: int) -> None:
        self.minutes = minutes
        self.began = time.monotonic()
        self.first_game = games
        self.last_game = last_game

    def look(self, games: int) -> tuple[float, float]:
        """The share that is done, and the seconds that are left."""
        taken = time.monotonic() - self.began
        if self.minutes is not None:
            return min(1.0, taken / (self.minutes * 60)), max(0.0, self.minutes * 60 - taken)
        wanted = self.last_game - self.first_game
        share = min(1.0, (games - self.first_game) / wanted) if wanted > 0 else 1.0
        return share, taken * (1 - share) / share if share else 0.0


class Run:
    """One run in a folder; the same folder takes it up again. `start_from` is a file of weights to begin with."""

    def __init__(self, settings: Settings, folder: Path, jobs: int, start_from: bytes | None = None) -> None:
        features = registry.game(settings.game).features()
        if features is None:
            raise ChatelainError("nothing-to-learn", game=settings.game)
        self.settings = settings
        self.folder = folder
        self.jobs = jobs
        folder.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.random = np.random.default_rng(settings.seed)
        self.network = Network(features.layout.size)
        if start_from is not None:
            self.network.load_state_dict(in_fractions(start_from, features.layout.size))
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate[0])
        self.mean = copy.deepcopy(self.network)
        self.memory = Memory(settings.memory)
        self.progress = Progress()
        self.origin = "" if start_from is None else hashlib.sha256(start_from).hexdigest()
        self.clock = Clock(0.0, 0, 0)
        self.saved = self.looked = time.monotonic()
        self.best = b""
        if (folder / CHECKPOINT).exists():
            self.resume()
        else:
            self.best = self.weights()
            self.write(WEIGHTS, self.best)

    # -- the state of a run

    def weights(self) -> bytes:
        """The weights as they are now, on average over the last steps."""
        about: dict[str, object] = {
            "game": self.settings.game,
            "games": self.progress.games,
            "seed": self.settings.seed,
        }
        return in_whole_numbers(self.mean.state_dict(), about)

    def write(self, name: str, data: bytes) -> None:
        """Writes a file of the folder: all of it, or the old one stays."""
        fresh = self.folder / f"{name}.part"
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.folder / name)

    def save(self) -> None:
        """Writes a checkpoint that a kill cannot spoil."""
        kept = {
            "settings": self.described(),
            "origin": self.origin,
            "network": self.network.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "progress": json.dumps(vars(self.progress)),
            "random": json.dumps(self.random.bit_generator.state),
            "best": self.best,
        }
        written = io.BytesIO()
        torch.save(kept, written)
        self.write(CHECKPOINT, written.getvalue())
        self.saved = time.monotonic()

    def resume(self) -> None:
        """Takes up the run where the last checkpoint left it; what was remembered is played anew."""
        path = self.folder / CHECKPOINT
        try:
            kept = torch.load(path, weights_only=True)
            settings, origin = json.loads(kept["settings"]), str(kept["origin"])
        except (EOFError, KeyError, RuntimeError, ValueError, pickle.UnpicklingError):
            raise ChatelainError("bad-checkpoint", file=str(path)) from None
        for key, value in json.loads(self.described()).items():
            if settings.get(key) != value:
                raise ChatelainError("other-run", folder=str(self.folder), key=key)
        if self.origin not in ("", origin):
            raise ChatelainError("other-origin", folder=str(self.folder))
        self.origin = origin
        self.network.load_state_dict(kept["network"])
        self.mean.load_state_dict(kept["mean"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.progress = Progress(**json.loads(kept["progress"]))
        self.random.bit_generator.state = json.loads(kept["random"])
        self.best = kept["best"]

    def described(self) -> str:
        """The settings as JSON."""
        return json.dumps(asdict(self.settings))

    # -- learning

    def go(self, minutes: float | None, watcher: Watcher) -> None:
        """Plays and learns for some minutes, or until the games of the settings are played.

        If the watcher wants to stop, the checkpoint is written at once and Stopped is raised.
        """
        self.clock = Clock(minutes, self.progress.games, self.settings.games)
        self.looked = time.monotonic()
        try:
            with workers(self.jobs) as pool:
                self.play_and_learn(pool, watcher)
                if not self.progress.curve or self.progress.curve[-1][0] < self.progress.games:
                    self.gate(pool, watcher)
                self.foretell(pool, watcher)
        except Stopped:
            self.save()
            raise

    def play_and_learn(self, pool: ProcessPoolExecutor, watcher: Watcher) -> None:
        """Until it is time; games under way are played to their end and learned from."""
        every = self.settings.gate_every
        gate_at = (self.progress.games // every + 1) * every
        tasks = {self.send(pool) for _ in range(self.jobs) if not self.is_time}
        while tasks:
            done, tasks = wait(tasks, LOOK_EVERY, FIRST_COMPLETED)
            for task in done:
                if not self.is_time:
                    tasks.add(self.send(pool))
                self.learn(task.result(), watcher)
            self.look(watcher)
            if self.progress.games >= gate_at and not self.is_time:
                gate_at += every
                self.gate(pool, watcher)

    @property
    def is_time(self) -> bool:
        """Whether this call is over."""
        return self.clock.look(self.progress.games)[0] >= 1.0

    def look(self, watcher: Watcher, matches: tuple[int, int] = (0, 0)) -> None:
        """Tells how it goes, saves now and then, and stops if that is wanted."""
        now = time.monotonic()
        self.progress.seconds += now - self.looked
        self.looked = now
        watcher.moved(self.status(matches))
        if now - self.saved >= SAVE_EVERY:
            self.save()
        if watcher.wants_to_stop():
            raise Stopped

    def send(self, pool: ProcessPoolExecutor) -> Future[Samples]:
        """Has the next games played with the weights of now."""
        first, games = self.progress.next_game, self.settings.task
        self.progress.next_game += games
        trust = self.settings.trust_at(self.progress.games)
        return pool.submit(play, self.settings, self.weights(), first, games, trust)

    def learn(self, new: Samples, watcher: Watcher) -> None:
        """Remembers new games and looks at as many samples as they are worth."""
        settings, progress = self.settings, self.progress
        self.memory.add(new)
        progress.games += new.games
        progress.scores = (progress.scores + new.scores)[-400:]
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate_at(progress.games)
        progress.owed += len(new) * settings.repeats / settings.batch
        while progress.owed >= 1.0:
            progress.owed -= 1.0
            self.step()
            self.look(watcher)

    def step(self) -> None:
        """One step of the network, and of the mean of its weights."""
        losses = self.network.loss(*self.memory.batch(self.settings.batch, self.random))
        self.optimizer.zero_grad(set_to_none=True)
        total(losses).backward()
        self.optimizer.step()
        self.progress.steps += 1
        keep = min(MEMORY_OF_MEAN, 1.0 - 1.0 / (1.0 + self.progress.steps))
        with torch.no_grad():
            self.network.second.weight.clamp_(-SECOND_LIMIT, SECOND_LIMIT)
            for mean, number in zip(self.mean.parameters(), self.network.parameters()):
                mean.lerp_(number, 1.0 - keep)
        self.progress.losses = [*self.progress.losses, [float(loss.detach()) for loss in losses]][-400:]

    # -- how it goes

    def status(self, matches: tuple[int, int] = (0, 0)) -> Status:
        """How it goes now."""
        error, rival_error, win_loss = self.errors()
        share, left = self.clock.look(self.progress.games)
        return Status(
            games=self.progress.games,
            seconds=self.progress.seconds,
            mean=float(np.mean(self.progress.scores)) if self.progress.scores else 0.0,
            error=error,
            rival_error=rival_error,
            win_loss=win_loss,
            rate=self.settings.rate_at(self.progress.games),
            share=share,
            left=left,
            matches=matches,
        )

    def errors(self) -> list[float]:
        """Own and rival's error in points, and the loss of the chance to win, over the last steps."""
        if not self.progress.losses:
            return [0.0, 0.0, 0.0]
        own, rival, win = np.mean(self.progress.losses, axis=0)
        return [float(np.sqrt(own) * UNIT), float(np.sqrt(rival) * UNIT), float(win)]

    # -- better or not

    def gate(self, pool: ProcessPoolExecutor, watcher: Watcher) -> None:
        """New weights become the best ones if they beat them; the greedy bot is the yardstick of the curve."""
        weights = self.weights()
        against_best, against_greedy = self.compare(pool, weights, [self.best, None], watcher)
        is_better = against_best.wins >= 1.0 / max(2, self.settings.tables[0].seats)
        if is_better:
            self.best, self.progress.best = weights, self.progress.games
            self.write(WEIGHTS, weights)
        status = self.status()
        self.note(status, against_greedy.wins, against_best.wins)
        self.save()
        watcher.gated(status, Gate(against_best, against_greedy, is_better), self.progress.curve)

    def compare(
        self, pool: ProcessPoolExecutor, weights: bytes, rivals: list[bytes | None], watcher: Watcher
    ) -> list[Score]:
        """The matches of weights against each rival, spread over the processes."""
        settings, seed = self.settings, self.progress.games
        found: list[list[Future[Score]]] = [
            [
                pool.submit(
                    match, settings, weights, rival, [number], seed, settings.spite, settings.gate_table(number)
                )
                for number in range(settings.gate_rounds)
            ]
            for rival in rivals
        ]
        waiting = {task for tasks in found for task in tasks}
        everything = len(waiting)
        while waiting:
            _, waiting = wait(waiting, LOOK_EVERY, FIRST_COMPLETED)
            self.look(watcher, (everything - len(waiting), everything))
        return [together([task.result() for task in tasks]) for tasks in found]

    def foretell(self, pool: ProcessPoolExecutor, watcher: Watcher) -> None:
        """Fits the layers for forecasts to games that the best weights play, as they will at tables."""
        settings, task = self.settings, self.settings.task
        pieces = [
            pool.submit(watch, settings, self.best, PLAY_BEAM, FRESH + first, task)
            for first in range(0, settings.forecast_games, task)
        ]
        waiting = set(pieces)
        while waiting:
            _, waiting = wait(waiting, LOOK_EVERY, FIRST_COMPLETED)
            self.look(watcher, (len(pieces) - len(waiting), len(pieces)))
        self.best, fit = refit(self.best, joined([piece.result() for piece in pieces]), settings.seed)
        self.write(WEIGHTS, self.best)
        self.write(FORECAST, bins_as_json(fit).encode())
        self.save()

    def note(self, status: Status, greedy: float, against: float) -> None:
        """One more row of the learning curve."""
        row: list[Any] = [
            status.games,
            round(status.seconds, 1),
            round(status.mean, 2),
            round(status.error, 3),
            round(status.rival_error, 3),
            round(status.win_loss, 4),
            float(f"{status.rate:.3g}"),
            self.progress.best,
            round(greedy, 4),
            round(against, 4),
        ]
        self.progress.curve.append(row)
        text = io.StringIO(newline="")
        csv.writer(text, lineterminator="\n").writerows([COLUMNS, *self.progress.curve])
        self.write(CURVE, text.getvalue().encode())
