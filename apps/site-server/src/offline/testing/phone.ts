import vm from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { createWorkerScript } from '../add-offline-routes.ts';

const SITE = 'https://site.test';

/** Simulated storage: bytes used, quota exhausted, or access blocked. */
type Storage = { usage: number; isFull: boolean; isShut: boolean };

/** The part of the Cache API that the worker uses; entries keep their insertion order. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  readonly #storage: Storage;
  constructor(storage: Storage) {
    this.#storage = storage;
  }
  keys = async () => [...this.#kept.keys()].map((url) => ({ url }));
  put = async (address: string, answer: Response) => {
    if (this.#storage.isFull) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    this.#kept.set(new URL(address, SITE).href, answer);
  };
  delete = async (address: string | { url: string }) =>
    this.#kept.delete(new URL(typeof address === 'string' ? address : address.url, SITE).href);
  match = async (address: string | { url: string }, { ignoreSearch = false } = {}) => {
    const target = new URL(typeof address === 'string' ? address : address.url, SITE);
    for (const [url, answer] of this.#kept) {
      const isSame = ignoreSearch
        ? url.split('?')[0] === target.href.split('?')[0]
        : url === target.href;
      if (isSame) return answer.clone();
    }
    return undefined;
  };
}

type Listener = (event: unknown) => void;

/** A simulated phone with the worker and a controllable network. */
export function phone() {
  const caches = new Map<string, FakeCache>();
  const storage: Storage = { usage: 0, isFull: false, isShut: false };
  const cacheOf = (name: string) => {
    if (storage.isShut) throw new DOMException('Storage is blocked.', 'SecurityError');
    const cache = caches.get(name) ?? new FakeCache(storage);
    caches.set(name, cache);
    return cache;
  };
  const listeners = new Map<string, Listener[]>();
  const network = {
    /** Responses by path and query, `none` on a dead line; undefined means offline. */
    answers: new Map() as Map<string, (() => Response) | 'none'> | undefined,
    requests: [] as string[],
  };
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  const registered: string[] = [];
  const messages: unknown[] = [];
  const notices: Record<string, unknown>[] = [];
  const opened: string[] = [];
  /** Open clients. */
  const pages: { visibilityState: string; postMessage(message: unknown): void }[] = [];
  const indexedDB = new IDBFactory();
  // Web Locks with a single name: later requests wait.
  let held: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    held = held.then(work, work);
    return held;
  };
  const timers = new Set<() => void>();
  type Init = { body?: string; signal?: AbortSignal };
  const fetch = async (request: string | { url: string }, init: Init = {}) => {
    const { href } = new URL(typeof request === 'string' ? request : request.url, SITE);
    const path = href.slice(SITE.length);
    network.requests.push(path);
    if (init.body !== undefined && network.answers)
      posted.push({ path, body: JSON.parse(init.body) });
    if (!network.answers) throw new TypeError('Failed to fetch');
    const answer = network.answers.get(path);
    if (answer === 'none')
      return new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    return answer?.() ?? new Response('', { status: 404 });
  };
  vm.runInNewContext(createWorkerScript(), {
    ...{ URL, Response, Headers, Intl, Date, Set, Map, JSON, AbortController, fetch },
    setTimeout: (work: () => void) => timers.add(work) && work,
    clearTimeout: (work: () => void) => timers.delete(work),
    caches: {
      open: async (name: string) => cacheOf(name),
      match: async (address: string, options: { cacheName: string }) =>
        cacheOf(options.cacheName).match(address),
    },
    self: {
      location: { origin: SITE },
      navigator: { storage: { estimate: async () => storage }, locks: { request } },
      addEventListener: (name: string, listener: Listener) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      clients: {
        matchAll: async () => pages,
        openWindow: async (to: string) => void opened.push(to),
      },
      indexedDB,
      registration: {
        sync: { register: async (tag: string) => void registered.push(tag) },
        showNotification: async (title: string, options: object) =>
          void notices.push({ title, ...options }),
      },
      Notification: { maxActions: 2 },
    },
  });

  /** Runs all listeners of an event and waits for their `waitUntil` promises. */
  async function happens(name: string, event: object): Promise<void> {
    const later: Promise<unknown>[] = [];
    for (const listener of listeners.get(name) ?? [])
      listener({ waitUntil: (work: Promise<unknown>) => later.push(work), ...event });
    await Promise.all(later);
  }

  /** Navigates or fetches like a browser; undefined if the worker does not respond. */
  async function open(
    address: string,
    mode = 'navigate',
    body?: string,
    preloadResponse?: Promise<Response | undefined>,
  ): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const later: Promise<unknown>[] = [];
    const request = {
      url: SITE + address,
      method: body === undefined ? 'GET' : 'POST',
      mode,
      clone: () => ({ text: async () => body }),
    };
    await happens('fetch', {
      request,
      preloadResponse,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    const response = await answer;
    await Promise.all(later);
    return response;
  }

  /** Sends a message to the worker; returns the reply on the port. */
  async function say(data: object): Promise<unknown> {
    let answered: unknown;
    const port = {
      postMessage(message: unknown) {
        answered = message;
      },
    };
    await happens('message', { data, ports: [port] });
    return answered;
  }

  /** Opens a visible client; its messages are collected in `messages`. */
  const look = () =>
    pages.push({ visibilityState: 'visible', postMessage: (message) => messages.push(message) });

  const cachedPaths = async (name: string) =>
    (await cacheOf(name).keys()).map(({ url }) => url.slice(SITE.length));

  /** Delivers a push message; `data` undefined: without payload. */
  const push = (data?: object) =>
    happens('push', { data: data && { json: () => JSON.parse(JSON.stringify(data)) } });

  /** Taps the last notification or one of its buttons. */
  const tap = (action = '') => {
    const { data } = notices.at(-1) ?? {};
    return happens('notificationclick', { action, notification: { data, close: () => undefined } });
  };

  /** Fires all pending timers. */
  function elapse() {
    for (const work of timers) work();
    timers.clear();
  }

  return {
    ...{
      network,
      storage,
      open,
      cachedPaths,
      say,
      happens,
      look,
      posted,
      registered,
      messages,
      indexedDB,
    },
    ...{ push, tap, notices, opened, timers, elapse },
  };
}
