/** Words about a finished game. */
import type { TableModel } from '../../lib/table.svelte.ts';
import { hasText, t } from '../../lib/texts.svelte.ts';
import { type Band, bandAt, type Course, turnAt } from './story.ts';
import { REST } from './sources.ts';

/** A line of the score sheet; one the texts do not know is called by its id. */
export function sourceName(table: TableModel, id: string): string {
  if (id === REST) return t('end-rest');
  return table.texts.has(`source-${id}`) ? table.speech.source(id) : id;
}

/** What a stretch of the game is called for itself: “Phase C”, “Round A”. */
export function bandName(table: TableModel, band: Band, isLargest = true): string {
  const name = bandShort(table, band);
  // Some games call it “phase I” themselves.
  if (/\p{L}{4,}/u.test(name)) return name[0]!.toLocaleUpperCase() + name.slice(1);
  return t(band.kind === 'phase' ? 'end-phase' : isLargest ? 'end-big-round' : 'end-round', { [band.kind]: name });
}

/** As short as it gets: “C”. */
export function bandShort(table: TableModel, band: Band): string {
  return table.speech.value(band.kind, band.value);
}

/** When something happened, as exactly as the game tells: “Phase C, Round 4”, “Turn 12”, “Move 31”. */
export function whenName(table: TableModel, course: Course, at: number): string {
  const band = bandAt(course.bands, at);
  const round = bandAt(course.rounds, at);
  if (band && round) {
    const name = bandName(table, round, false);
    return t('end-phase-round', { phase: bandName(table, band), round: name[0]!.toLocaleLowerCase() + name.slice(1) });
  }
  const finer = course.turns.length
    ? t('end-turn', { turn: turnAt(course, at, table.info.seats.length, band) })
    : t('end-move', { move: at });
  return band
    ? t('end-phase-round', { phase: bandName(table, band), round: finer[0]!.toLocaleLowerCase() + finer.slice(1) })
    : finer;
}

/** Without a word the game puts before it: “I” of “phase I”. */
export function bandTag(table: TableModel, band: Band): string {
  return bandShort(table, band).replace(/^\p{L}{4,} /u, '');
}

/** The same for a tag in the graph: “C4”. Without stretches there is none. */
export function whenTag(table: TableModel, course: Course, at: number): string {
  const band = bandAt(course.bands, at);
  const round = bandAt(course.rounds, at);
  return band ? bandTag(table, band) + (round ? bandShort(table, round) : '') : '';
}

export function dieName(table: TableModel, kind: string): string {
  if (!kind) return t('end-dice-all');
  if (hasText(`end-rolls-${kind}`)) return t(`end-rolls-${kind}`);
  return table.texts.has(`chance-${kind}`) ? table.texts.say(`chance-${kind}`) : kind;
}
