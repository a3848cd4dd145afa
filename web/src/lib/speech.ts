/** What a game says in words: moves, events, refusals. Mirrors `chatelain.text.speech` and `.errors`. */
import { FluentNumber } from '@fluent/bundle';
import type { EventOut, Reason } from '../generated/wire.ts';
import type { ActionTable } from './actions.ts';
import { type Arguments, type GameTexts, hasText, t } from './texts.svelte.ts';

type Value = number | string | (number | string)[];

export class Speech {
  readonly texts: GameTexts;
  readonly actions: ActionTable;
  readonly names: string[];

  constructor(texts: GameTexts, actions: ActionTable, names: string[]) {
    this.texts = texts;
    this.actions = actions;
    this.names = names;
  }

  /** What a move does, without regard to the position. */
  action(id: number): string {
    const { kind, words } = this.actions.decode(id);
    return this.texts.say(`action-${kind}`, this.#worded(words));
  }

  /** What happened. */
  event(event: EventOut): string {
    return this.#told(`event-${event.kind}`, event);
  }

  /** What happened, said on the line of something else; null if it always has a line of its own. */
  part(event: EventOut): string | null {
    const id = [`log-${event.kind}-${event.data.source ?? ''}`, `log-${event.kind}`].find((one) => this.texts.has(one));
    return id === undefined ? null : this.#told(id, event);
  }

  /** The title of what begins with an event, if it begins something. */
  title(event: EventOut): string | null {
    const id = `title-${event.kind}`;
    return this.texts.has(id) ? this.#told(id, event) : null;
  }

  #told(id: string, event: EventOut): string {
    return this.texts.say(id, { ...this.#worded(event.data), player: this.player(event.seat) });
  }

  /** Why not: a reason of the game, of the engine, or of the client itself. */
  refusal(reason: Reason): string {
    if (this.texts.has(`refusal-${reason.code}`))
      return this.texts.say(`refusal-${reason.code}`, this.#worded(reason.params));
    if (this.texts.has(`error-${reason.code}`))
      return this.#placed(reason, this.texts.say(`error-${reason.code}`, this.#errorWords(reason)));
    return clientReason(reason);
  }

  #placed({ line }: Reason, sentence: string): string {
    return line === undefined ? sentence : this.texts.say('where-line', { line: String(line), reason: sentence });
  }

  /** A line of the score sheet. */
  source(id: string): string {
    return this.texts.say(`source-${id}`);
  }

  /** The name of a seat; nobody's is empty. */
  player(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** An argument of a text: seats and known words become names, lists become prose. */
  value(name: string, value: Value): string {
    return String(this.#argument(name, value));
  }

  #worded(values: Record<string, Value>): Arguments {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#argument(name, value)]));
  }

  #argument(name: string, value: Value): string | number {
    if (Array.isArray(value)) return this.texts.join(value.map((item) => String(this.#argument(name, item))));
    if (name === 'seat' && typeof value === 'number' && this.names.length) return this.player(value);
    for (const id of [`${name}-${value}`, String(value)]) if (this.texts.has(id)) return this.texts.say(id);
    // The notation writes numbers as words; texts choose their plural by them.
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  }

  /** What a person typed stays as it is; a question to chance has a name; numbers are not grouped. */
  #errorWords({ params, cause }: Reason): Arguments {
    const words: Arguments = {};
    for (const [name, value] of Object.entries(params)) {
      if (name === 'chance' && this.texts.has(`chance-${value}`)) words[name] = this.texts.say(`chance-${value}`);
      else words[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    if (cause) words.reason = this.refusal(cause);
    if ('close' in params) words.hint = this.#hint(String(params.close), String(params.known ?? ''));
    return words;
  }

  #hint(close: string, known: string): string {
    if (close) return this.texts.say('hint-close', { name: close });
    return known ? this.texts.say('hint-known', { names: known }) : this.texts.say('hint-none');
  }
}

/** A reason that the client itself knows, such as a lost connection; others are said by their code. */
export function clientReason(reason: Reason): string {
  const id = `refusal-${reason.code}`;
  return hasText(id) ? t(id, reason.params) : t('refusal-unknown', { code: reason.code });
}
