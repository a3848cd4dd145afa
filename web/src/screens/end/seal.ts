/** Checking the seal of the dice on this device. */

export type Check = 'right' | 'wrong' | 'unable';

/** Whether the hash published before the game is the SHA-256 of the seed shown after it, computed here. */
export async function checkSeal(commitment: string, secret: string): Promise<Check> {
  const bytes = fromHex(secret);
  if (!bytes) return 'wrong';
  // Browsers compute hashes on secure pages only (https, or this machine).
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return 'unable';
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return toHex(hash) === commitment.toLowerCase() ? 'right' : 'wrong';
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return null;
  return new Uint8Array(text.match(/../g)!.map((pair) => parseInt(pair, 16)));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A hash short enough to compare by eye: `9f3c 71e0 b8d4 … 52aa`. */
export function short(hex: string): string {
  return hex.length <= 16 ? hex : `${hex.slice(0, 4)} ${hex.slice(4, 8)} ${hex.slice(8, 12)} … ${hex.slice(-4)}`;
}

export interface Rolls {
  kind: string;
  counts: number[];
  total: number;
  expected: number;
}

/** What was rolled, die by die; kinds that were never rolled are left out. */
export function rollsOf(rolls: Record<string, number[]>): Rolls[] {
  return Object.entries(rolls)
    .map(([kind, counts]) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      return { kind, counts, total, expected: total / counts.length };
    })
    .filter(({ total }) => total > 0);
}

/** All six-sided dice together, if there is more than one kind; then each kind alone. */
export function withSum(rolls: Rolls[]): Rolls[] {
  const dice = rolls.filter(({ counts }) => counts.length === 6);
  if (dice.length < 2 || dice.length < rolls.length) return rolls;
  const counts = [0, 1, 2, 3, 4, 5].map((face) => dice.reduce((sum, die) => sum + die.counts[face]!, 0));
  const total = dice.reduce((sum, die) => sum + die.total, 0);
  return [{ kind: '', counts, total, expected: total / 6 }, ...rolls];
}
