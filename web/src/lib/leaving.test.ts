import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../generated/wire.ts';
import { farewellOf } from './leaving.ts';

const seat = (part: Partial<SeatInfo>): SeatInfo => ({
  name: '',
  colour: 0,
  bot: null,
  person: false,
  you: false,
  online: false,
  free: false,
  ...part,
});

describe('leaving', () => {
  const me = seat({ person: true, you: true });
  it('frees a seat where others sit, and ends or closes what nobody else is at', () => {
    expect(farewellOf({ seats: [me, seat({ person: true })], status: 'playing' })).toBe('free');
    expect(farewellOf({ seats: [me, seat({ bot: 'duke' })], status: 'playing' })).toBe('ends');
    expect(farewellOf({ seats: [me, seat({ free: true })], status: 'waiting' })).toBe('closes');
  });
});
