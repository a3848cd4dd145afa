/** All texts by id, in the language of the moment. A missing one is an error while building and testing. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FUNCTIONS } from './french.ts';
import { settings } from './settings.svelte.ts';

export type Lang = 'fr' | 'en';
export type Arguments = Record<string, FluentVariable>;
type Files = Record<string, () => Promise<string>>;

const UI = import.meta.glob<string>('../locale/ui.*.ftl', { import: 'default' });
/** What the games are called, also where nothing else of them is loaded. */
const NAMES = import.meta.glob<string>('../games/*/name.*.ftl', { import: 'default' });
const BOTS = import.meta.glob<string>('../../../src/chatelain/bots/locale/*.ftl', { import: 'default' });
const SERVER = import.meta.glob<string>('../../../src/chatelain/server/locale/*.ftl', { import: 'default' });
const COMMON = import.meta.glob<string>('../../../src/chatelain/{text,server}/locale/*.ftl', { import: 'default' });
const ENGINE = import.meta.glob<string>('../../../src/chatelain/games/*/locale/*.ftl', { import: 'default' });
const CLIENT = import.meta.glob<string>('../games/*/texts.*.ftl', { import: 'default' });

const state = $state<{ now: Lang }>({ now: 'fr' });
/** The language everything is said in; reactive. */
export const lang: { readonly now: Lang } = state;

const ui = new Map<Lang, FluentBundle>();
const games = new Map<string, GameTexts>();

/** The language chosen on this device, else that of the browser. */
function firstLang(): Lang {
  return settings.lang ?? (/^fr/i.test(globalThis.navigator?.language ?? '') ? 'fr' : 'en');
}

/** Loads the texts of the first language; the page is drawn after that. */
export async function startTexts(): Promise<void> {
  await useLang(firstLang());
}

/** Switches everything at once, when the texts of all games in use are there. */
export async function setLang(wanted: Lang): Promise<void> {
  await useLang(wanted);
  settings.lang = wanted;
}

async function useLang(wanted: Lang): Promise<void> {
  await Promise.all([loadUi(wanted), ...[...games.values()].map((one) => one.load(wanted))]);
  state.now = wanted;
  if (globalThis.document) document.documentElement.lang = wanted;
}

async function loadUi(wanted: Lang): Promise<void> {
  if (!ui.has(wanted)) ui.set(wanted, await bundle(wanted, [SERVER, BOTS, NAMES, UI]));
}

/** A text of the client that belongs to no game. */
export function t(id: string, args?: Arguments): string {
  return format(ui.get(state.now), id, args);
}

/** Whether the client has such a text. */
export function hasText(id: string): boolean {
  return ui.get(state.now)?.hasMessage(id) ?? false;
}

/** The texts of one game: those of the engine, and those only its screens need. */
export class GameTexts {
  readonly #bundles = new Map<Lang, FluentBundle>();
  readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  async load(wanted: Lang): Promise<void> {
    if (this.#bundles.has(wanted)) return;
    const own = (files: Files): Files =>
      Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/games/${this.game}/`)));
    this.#bundles.set(wanted, await bundle(wanted, [COMMON, own(ENGINE), own(CLIENT)]));
  }

  has(id: string): boolean {
    return this.#bundles.get(state.now)?.hasMessage(id) ?? false;
  }

  say(id: string, args?: Arguments): string {
    return format(this.#bundles.get(state.now), id, args);
  }

  /** A list as in a sentence: one, two and three. */
  join(items: string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }
}

/** The texts of a game, loaded in the language of the moment. */
export async function gameTexts(game: string): Promise<GameTexts> {
  let found = games.get(game);
  if (!found) games.set(game, (found = new GameTexts(game)));
  await found.load(state.now);
  return found;
}

async function bundle(wanted: Lang, sources: Files[]): Promise<FluentBundle> {
  // Later files may say a common text in their own words; the order of paths is the same on every machine.
  const files = sources.map((source) =>
    Object.entries(source)
      .filter(([path]) => path.endsWith(`.${wanted}.ftl`))
      .sort(),
  );
  const loaded = await Promise.all(files.flat().map(([, load]) => load()));
  const made = new FluentBundle(wanted, { functions: FUNCTIONS, useIsolating: false });
  for (const text of loaded) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle | undefined, id: string, args: Arguments = {}): string {
  const message = from?.getMessage(id);
  if (!from || !message?.value) return missing(`no text “${id}” (${state.now})`, id);
  const errors: Error[] = [];
  const text = from.formatPattern(message.value, args, errors);
  return errors.length ? missing(`text “${id}” (${state.now}): ${errors[0]!.message}`, text) : text;
}

function missing(fault: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(fault);
  return instead;
}
