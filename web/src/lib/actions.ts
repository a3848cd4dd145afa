/** The action table of a game: numbers to kinds and words, and back. Mirrors `chatelain.core.actions`. */
import type { BlockInfo } from '../generated/wire.ts';

export interface Decoded {
  id: number;
  kind: string;
  values: Record<string, number>;
  words: Record<string, string>;
}

interface Block extends BlockInfo {
  size: number;
}

export class ActionTable {
  readonly size: number;
  readonly #blocks: Block[];
  readonly #byName = new Map<string, Block>();
  readonly #decoded = new Map<number, Decoded>();

  constructor(blocks: BlockInfo[]) {
    this.#blocks = blocks.map((block) => ({
      ...block,
      size: block.fields.reduce((size, field) => size * field.words.length, 1),
    }));
    for (const block of this.#blocks) this.#byName.set(block.name, block);
    this.size = this.#blocks.reduce((size, block) => Math.max(size, block.base + block.size), 0);
  }

  /** Whether there is such a kind of action. */
  has(kind: string): boolean {
    return this.#byName.has(kind);
  }

  decode(id: number): Decoded {
    let found = this.#decoded.get(id);
    if (!found) this.#decoded.set(id, (found = this.#decode(id)));
    return found;
  }

  #decode(id: number): Decoded {
    const block = this.#blocks.find((one) => one.base <= id && id < one.base + one.size);
    if (!block) throw new RangeError(`no action ${id}`);
    let rest = id - block.base;
    const values: [string, number][] = [];
    for (const field of block.fields.toReversed()) {
      values.unshift([field.name, rest % field.words.length]);
      rest = Math.floor(rest / field.words.length);
    }
    const words = values.map(([name, value], at): [string, string] => [name, block.fields[at]!.words[value]!]);
    return { id, kind: block.name, values: Object.fromEntries(values), words: Object.fromEntries(words) };
  }

  encode(kind: string, ...values: number[]): number {
    const block = this.#block(kind);
    if (values.length !== block.fields.length) throw new RangeError(`${kind} has ${block.fields.length} fields`);
    return (
      block.fields.reduce((number, field, at) => {
        const value = values[at]!;
        if (!(value >= 0 && value < field.words.length)) throw new RangeError(`${kind}: no ${field.name} ${value}`);
        return number * field.words.length + value;
      }, 0) + block.base
    );
  }

  /** The action of a kind with these words, one for every field. */
  id(kind: string, words: Record<string, string> = {}): number {
    const values = this.#block(kind).fields.map((field) => {
      const value = field.words.indexOf(words[field.name] ?? '');
      if (value < 0) throw new RangeError(`${kind}: no ${field.name} “${words[field.name]}”`);
      return value;
    });
    return this.encode(kind, ...values);
  }

  /** The words of a field of a kind of action. */
  words(kind: string, field: string): readonly string[] {
    return this.#block(kind).fields.find(({ name }) => name === field)?.words ?? [];
  }

  /** All actions of a kind. */
  all(kind: string): Decoded[] {
    const { base, size } = this.#block(kind);
    return Array.from({ length: size }, (_, at) => this.decode(base + at));
  }

  /** The notation: kind and words. */
  text(id: number): string {
    const { kind, words } = this.decode(id);
    return [kind, ...Object.values(words)].join(' ');
  }

  #block(kind: string): Block {
    const block = this.#byName.get(kind);
    if (!block) throw new RangeError(`no kind of action “${kind}”`);
    return block;
  }
}
