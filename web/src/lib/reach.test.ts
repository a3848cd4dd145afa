import { describe, expect, it } from 'vitest';
import { isLoopback } from './reach.svelte.ts';

describe('an address', () => {
  it('of this machine alone is known as such', () => {
    const alone = ['localhost', 'chatelain.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'];
    expect(alone.filter((name) => !isLoopback(name))).toEqual([]);
    const others = ['192.168.1.7', 'castle.lan', 'localhost.example.org', '128.0.0.1', '[fd00::7]', '12.7.0.1'];
    expect(others.filter(isLoopback)).toEqual([]);
  });
});
