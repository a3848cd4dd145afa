/** What this device prefers; kept in the browser. */

type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  lang: 'fr' | 'en' | null;
  sound: boolean;
  motion: 'system' | 'less';
  notify: boolean;
  /** Milliseconds a bot waits before it moves. */
  pace: number;
  /** Whether the probable final scores are shown. */
  forecast: boolean;
  /** Whether spaces and points show their names. */
  coordinates: boolean;
  /** The games one has moved in, or wanted no guide for. */
  met: string[];
}

const KEY = 'chatelain.settings';
const DEFAULTS: Kept = {
  theme: 'system',
  lang: null,
  sound: false,
  motion: 'system',
  notify: false,
  pace: 600,
  forecast: true,
  coordinates: false,
  met: [],
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #now = $state<Kept>(kept());

  #set(change: Partial<Kept>): void {
    Object.assign(this.#now, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  }

  get theme(): Theme {
    return this.#now.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get lang(): Kept['lang'] {
    return this.#now.lang;
  }
  set lang(lang: Kept['lang']) {
    this.#set({ lang });
  }

  get sound(): boolean {
    return this.#now.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }

  get motion(): Kept['motion'] {
    return this.#now.motion;
  }
  set motion(motion: Kept['motion']) {
    this.#set({ motion });
    if (motion === 'less') document.documentElement.dataset.motion = 'less';
    else delete document.documentElement.dataset.motion;
  }

  get notify(): boolean {
    return this.#now.notify;
  }
  set notify(notify: boolean) {
    this.#set({ notify });
  }

  get pace(): number {
    return this.#now.pace;
  }
  set pace(pace: number) {
    this.#set({ pace });
  }

  get forecast(): boolean {
    return this.#now.forecast;
  }
  set forecast(forecast: boolean) {
    this.#set({ forecast });
  }

  get coordinates(): boolean {
    return this.#now.coordinates;
  }
  set coordinates(coordinates: boolean) {
    this.#set({ coordinates });
  }

  get met(): readonly string[] {
    return this.#now.met;
  }
  meet(game: string): void {
    if (!this.#now.met.includes(game)) this.#set({ met: [...this.#now.met, game] });
  }
}

export const settings = new Settings();

/** Whether things should change without moving: the system's wish or the device's choice. */
export function stillMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return (
    settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  );
}
