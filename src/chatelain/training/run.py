"""A run of learning: games are played in processes, the network learns beside them, better weights are kept."""

from __future__ import annotations

import copy
import csv
import json
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch

from chatelain.core import registry
from chatelain.training.matches import match
from chatelain.training.memory import Memory
from chatelain.training.network import SECOND_LIMIT, UNIT, Network, in_whole_numbers, total
from chatelain.training.samples import Samples, play
from chatelain.training.settings import Settings

#: Games of one task, and how much of the old mean of all weights is kept with every step.
TASK = 24
MEMORY_OF_MEAN = 0.998
COLUMNS = ("games", "seconds", "mean", "error", "rival_error", "win_loss", "rate", "best", "greedy", "against_best")


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


class Run:
    """One run in a folder; the same folder takes it up again."""

    def __init__(self, settings: Settings, folder: Path, jobs: int, start_from: bytes | None = None) -> None:
        self.settings = settings
        self.folder = folder
        self.jobs = jobs
        folder.mkdir(parents=True, exist_ok=True)
        features = registry.game(settings.game).features()
        assert features is not None
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.random = np.random.default_rng(settings.seed)
        self.network = Network(features.layout.size)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate[0])
        self.mean = copy.deepcopy(self.network)
        self.memory = Memory(settings.memory)
        self.progress = Progress()
        self.best = b""
        if (folder / "checkpoint.pt").exists():
            self.resume()
        if not self.best:
            self.best = self.weights()

    # -- the state of a run

    def weights(self) -> bytes:
        """The weights as they are now, on average over the last steps."""
        about: dict[str, object] = {
            "game": self.settings.game,
            "games": self.progress.games,
            "seed": self.settings.seed,
        }
        return in_whole_numbers(self.mean.state_dict(), about)

    def save(self) -> None:
        """Writes a checkpoint that a kill cannot spoil."""
        kept = {
            "network": self.network.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "progress": json.dumps(vars(self.progress)),
            "random": json.dumps(self.random.bit_generator.state),
            "best": self.best,
        }
        fresh = self.folder / "checkpoint.tmp"
        torch.save(kept, fresh)
        os.replace(fresh, self.folder / "checkpoint.pt")

    def resume(self) -> None:
        """Takes up the run where the last checkpoint left it; what was remembered is played anew."""
        kept = torch.load(self.folder / "checkpoint.pt", weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.mean.load_state_dict(kept["mean"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.progress = Progress(**json.loads(kept["progress"]))
        self.random.bit_generator.state = json.loads(kept["random"])
        self.best = kept["best"]

    # -- learning

    def go(self, minutes: float, gate_every: int, gate_pairs: int, tell: Callable[[str], None]) -> None:
        """Plays and learns for some minutes."""
        began = last = time.monotonic()
        context = multiprocessing.get_context("spawn")
        gate_at = (self.progress.games // gate_every + 1) * gate_every
        with ProcessPoolExecutor(self.jobs, context) as pool:
            tasks = {self.send(pool) for _job in range(self.jobs)}
            while tasks and time.monotonic() - began < minutes * 60:
                done, tasks = wait(tasks, return_when=FIRST_COMPLETED)
                for task in done:
                    tasks.add(self.send(pool))
                    self.learn(task.result())
                now = time.monotonic()
                self.progress.seconds += now - last
                last = now
                tell(self.line())
                if self.progress.games >= gate_at:
                    gate_at += gate_every
                    self.gate(gate_pairs, tell)
                    self.save()
            for task in tasks:
                task.cancel()
        self.gate(gate_pairs, tell)
        self.save()

    def send(self, pool: ProcessPoolExecutor) -> Future[Samples]:
        """Has the next games played with the weights of now."""
        first = self.progress.next_game
        self.progress.next_game += TASK
        trust = self.settings.trust_at(self.progress.games)
        return pool.submit(play, self.settings, self.weights(), first, TASK, trust)

    def learn(self, new: Samples) -> None:
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

    def step(self) -> None:
        """One step of the network, and of the mean of its weights."""
        losses = self.network.loss(*self.memory.batch(self.settings.batch, self.random))
        self.optimizer.zero_grad(set_to_none=True)
        total(losses).backward()  # type: ignore[no-untyped-call]
        self.optimizer.step()
        self.progress.steps += 1
        keep = min(MEMORY_OF_MEAN, 1.0 - 1.0 / (1.0 + self.progress.steps))
        with torch.no_grad():
            self.network.second.weight.clamp_(-SECOND_LIMIT, SECOND_LIMIT)
            for mean, number in zip(self.mean.parameters(), self.network.parameters()):
                mean.lerp_(number, 1.0 - keep)
        self.progress.losses = [*self.progress.losses, [float(loss.detach()) for loss in losses]][-400:]

    def errors(self) -> list[float]:
        """Own and rival's error in points, and the loss of the chance to win, over the last steps."""
        if not self.progress.losses:
            return [0.0, 0.0, 0.0]
        own, rival, win = np.mean(self.progress.losses, axis=0)
        return [float(np.sqrt(own) * UNIT), float(np.sqrt(rival) * UNIT), float(win)]

    def mean_score(self) -> float:
        """Points of the last games without noise at the first table."""
        return float(np.mean(self.progress.scores)) if self.progress.scores else 0.0

    def line(self) -> str:
        """How it goes, in one line."""
        own, rival, win = self.errors()
        return (
            f"{self.progress.games:7d} games {self.progress.seconds:6.0f} s  mean {self.mean_score():6.1f}"
            f"  error {own:5.2f} {rival:5.2f}  win {win:.4f}  rate {self.settings.rate_at(self.progress.games):.2g}"
        )

    def gate(self, pairs: int, tell: Callable[[str], None]) -> None:
        """New weights become the best ones if they beat them; the greedy bot is the yardstick of the curve."""
        weights, seed = self.weights(), self.progress.games
        settings = self.settings
        against = match(settings, weights, self.best, pairs, seed, settings.spite)
        yardstick = match(settings, weights, None, pairs, seed, settings.spite)
        is_better = against.wins >= 1.0 / max(2, settings.tables[0].seats)
        if is_better:
            self.best, self.progress.best = weights, self.progress.games
            fresh = self.folder / "best.tmp"
            fresh.write_bytes(weights)
            os.replace(fresh, self.folder / "best.mind")
        tell(
            f"{self.line()}\n  against the best so far {against.wins:.1%} ({against.own:.1f} : {against.others:.1f}), "
            f"against greedy {yardstick.wins:.1%} ({yardstick.own:.1f} : {yardstick.others:.1f})"
            f"{'  kept' if is_better else ''}\n"
        )
        self.note(yardstick.wins, against.wins)

    def note(self, greedy: float, against: float) -> None:
        """One more row of the learning curve."""
        path, is_new = self.folder / "curve.csv", not (self.folder / "curve.csv").exists()
        own, rival, win = self.errors()
        progress = self.progress
        row = [
            progress.games,
            round(progress.seconds, 1),
            round(self.mean_score(), 2),
            round(own, 3),
            round(rival, 3),
            round(win, 4),
            f"{self.settings.rate_at(progress.games):.3g}",
            progress.best,
            round(greedy, 4),
            round(against, 4),
        ]
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            if is_new:
                writer.writerow(COLUMNS)
            writer.writerow(row)
