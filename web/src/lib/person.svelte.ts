/** Who I am on this device. */
import type { Me, MeChange } from '../generated/wire.ts';
import { api } from './api.ts';

class Person {
  me: Me | null = $state(null);

  async load(): Promise<Me> {
    this.me ??= await api.me();
    return this.me;
  }

  async change(change: MeChange): Promise<void> {
    this.me = await api.changeMe(change);
  }
}

export const person = new Person();
