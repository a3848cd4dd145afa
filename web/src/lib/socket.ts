/** The socket of one table: it comes back by itself, numbers requests, and notices when something was missed. */
import type { ClientMessage, Done, Forecast, LogPage, Reason, Refused, ServerMessage, Why } from '../generated/wire.ts';

export type Answer = Done | Refused | Why | Forecast | LogPage;
type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;
/** What a table hears: everything but the answers to requests. */
export type News = Exclude<ServerMessage, Answer>;

export interface Handlers {
  news(message: News): void;
  connected(now: boolean): void;
  /** The table cannot be had any more: it does not exist, it was closed, or the server cannot read it. */
  gone?(isBroken: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** When to ask for everything once more that was refused. */
const ASK_AGAIN = 1000;
/** Closing codes after which coming back is of no use. */
const BROKEN = 4010;
const FINAL = new Set([1008, 4004, BROKEN]);

export class TableSocket {
  readonly #url: string;
  readonly #handlers: Handlers;
  readonly #make: (url: string) => WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #socket: WebSocket | null = null;
  #number = 0;
  /** The last sequence number seen; null until the first snapshot. */
  #seq: number | null = null;
  #resyncing = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(url: string, handlers: Handlers, make: (url: string) => WebSocket = (url) => new WebSocket(url)) {
    this.#url = url;
    this.#handlers = handlers;
    this.#make = make;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Sends a request and waits for its answer; without a connection the answer is a refusal. */
  request(message: Request): Promise<Answer> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(failed(0, 'offline'));
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket!.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close(1000);
    this.#giveUpWaiting();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = (this.#socket = this.#make(this.#url));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#seq = null;
    this.#resyncing = false;
    this.#giveUpWaiting();
    if (this.#closed) return;
    this.#handlers.connected(false);
    if (FINAL.has(code)) {
      this.#handlers.gone?.(code === BROKEN);
      return;
    }
    // Some spread, so that not everybody comes back in the same moment.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network or the person is back: try at once. */
  readonly #hurry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden' || !this.#timer) return;
    this.#open();
  };

  #giveUpWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, resolve] of waiting) resolve(failed(id, 'connection-lost'));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'done':
      case 'refused':
      case 'why':
      case 'forecast':
      case 'log':
        if (message.type === 'refused' && message.reason.code === 'table-closed') {
          this.#handlers.gone?.(false);
          this.close();
        }
        this.#waiting.get(message.re)?.(message);
        this.#waiting.delete(message.re);
        return;
      case 'snapshot':
        this.#seq = message.seq;
        this.#resyncing = false;
        this.#wait = FIRST_WAIT;
        this.#handlers.news(message);
        this.#handlers.connected(true);
        return;
      case 'delta':
        if (this.#seq === null || this.#resyncing || message.seq < this.#seq) return;
        if (message.after !== this.#seq) {
          this.resync();
          return;
        }
        this.#seq = message.seq;
    }
    this.#handlers.news(message);
  }

  /** Something was missed: ask for everything again, until it is there. */
  resync(): void {
    const socket = this.#socket;
    this.#resyncing = true;
    void this.request({ type: 'resync' }).then((answer) => {
      if (answer.type === 'refused')
        setTimeout(() => this.#resyncing && socket && this.#socket === socket && this.resync(), ASK_AGAIN);
    });
  }
}

function failed(re: number, code: string): Refused {
  const reason: Reason = { code, params: {} };
  return { type: 'refused', re, reason };
}
