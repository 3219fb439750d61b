import vm from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { createWorkerScript } from '../add-offline-routes.ts';

const SITE = 'https://site.test';

type Storage = { usage: number; isFull: boolean; isBlocked: boolean };

/** Subset of the Cache API that the worker uses. `keys` returns entries in the order of insertion. */
class FakeCache {
  readonly #entries = new Map<string, Response>();
  readonly #storage: Storage;
  constructor(storage: Storage) {
    this.#storage = storage;
  }
  keys = async () => [...this.#entries.keys()].map((url) => ({ url }));
  put = async (address: string, response: Response) => {
    if (this.#storage.isFull) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    this.#entries.set(new URL(address, SITE).href, response);
  };
  delete = async (address: string | { url: string }) =>
    this.#entries.delete(new URL(typeof address === 'string' ? address : address.url, SITE).href);
  match = async (address: string | { url: string }, { ignoreSearch = false } = {}) => {
    const target = new URL(typeof address === 'string' ? address : address.url, SITE);
    for (const [url, response] of this.#entries) {
      const isSame = ignoreSearch
        ? url.split('?')[0] === target.href.split('?')[0]
        : url === target.href;
      if (isSame) return response.clone();
    }
    return undefined;
  };
}

type Listener = (event: unknown) => void;

/** Simulates a phone with the service worker and a controllable network. */
export function simulatePhone() {
  const caches = new Map<string, FakeCache>();
  const storage: Storage = { usage: 0, isFull: false, isBlocked: false };
  const openCache = (name: string) => {
    if (storage.isBlocked) throw new DOMException('Storage is blocked.', 'SecurityError');
    const cache = caches.get(name) ?? new FakeCache(storage);
    caches.set(name, cache);
    return cache;
  };
  const listeners = new Map<string, Listener[]>();
  const network = {
    /** Responses by path and query; `none` never responds. Undefined means offline. */
    responses: new Map() as Map<string, (() => Response) | 'none'> | undefined,
    requests: [] as string[],
  };
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  const syncTags: string[] = [];
  const messages: unknown[] = [];
  const notices: Record<string, unknown>[] = [];
  const opened: string[] = [];
  const visiblePages: { visibilityState: string; postMessage(message: unknown): void }[] = [];
  const indexedDB = new IDBFactory();
  // Web Locks with one name, so each request starts after the previous one.
  let lastLock: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    lastLock = lastLock.then(work, work);
    return lastLock;
  };
  const timers = new Set<() => void>();
  type RequestOptions = { body?: string; signal?: AbortSignal };
  const fetch = async (request: string | { url: string }, options: RequestOptions = {}) => {
    const { href } = new URL(typeof request === 'string' ? request : request.url, SITE);
    const path = href.slice(SITE.length);
    network.requests.push(path);
    if (options.body !== undefined && network.responses)
      posted.push({ path, body: JSON.parse(options.body) });
    if (!network.responses) throw new TypeError('Failed to fetch');
    const response = network.responses.get(path);
    if (response === 'none')
      return new Promise<Response>((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    return response?.() ?? new Response('', { status: 404 });
  };
  vm.runInNewContext(createWorkerScript(), {
    ...{ URL, Response, Headers, Intl, Date, Set, Map, JSON, AbortController, fetch },
    setTimeout: (work: () => void) => timers.add(work) && work,
    clearTimeout: (work: () => void) => timers.delete(work),
    caches: {
      open: async (name: string) => openCache(name),
      match: async (address: string, options: { cacheName: string }) =>
        openCache(options.cacheName).match(address),
    },
    self: {
      location: { origin: SITE },
      navigator: { storage: { estimate: async () => storage }, locks: { request } },
      addEventListener: (name: string, listener: Listener) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      clients: {
        matchAll: async () => visiblePages,
        openWindow: async (to: string) => void opened.push(to),
      },
      indexedDB,
      registration: {
        sync: { register: async (tag: string) => void syncTags.push(tag) },
        showNotification: async (title: string, options: object) =>
          void notices.push({ title, ...options }),
      },
      Notification: { maxActions: 2 },
    },
  });

  /** Runs all listeners of an event and waits for their `waitUntil` promises. */
  async function dispatch(name: string, event: object): Promise<void> {
    const promises: Promise<unknown>[] = [];
    for (const listener of listeners.get(name) ?? [])
      listener({ waitUntil: (work: Promise<unknown>) => promises.push(work), ...event });
    await Promise.all(promises);
  }

  /** Sends a navigation or another request to the worker. Resolves to undefined if the worker does not respond. */
  async function open(
    address: string,
    mode = 'navigate',
    body?: string,
    preloadResponse?: Promise<Response | undefined>,
  ): Promise<Response | undefined> {
    let responsePromise: Promise<Response> | undefined;
    const promises: Promise<unknown>[] = [];
    const request = {
      url: SITE + address,
      method: body === undefined ? 'GET' : 'POST',
      mode,
      clone: () => ({ text: async () => body }),
    };
    await dispatch('fetch', {
      request,
      preloadResponse,
      respondWith: (response: Promise<Response>) => {
        responsePromise = response;
      },
      waitUntil: (work: Promise<unknown>) => promises.push(work),
    });
    const response = await responsePromise;
    await Promise.all(promises);
    return response;
  }

  /** Sends a message to the worker and returns the reply on the port. */
  async function sendMessage(data: object): Promise<unknown> {
    let reply: unknown;
    const port = {
      postMessage(message: unknown) {
        reply = message;
      },
    };
    await dispatch('message', { data, ports: [port] });
    return reply;
  }

  /** Opens a visible page, whose messages are collected in `messages`. */
  const openVisiblePage = () =>
    visiblePages.push({
      visibilityState: 'visible',
      postMessage: (message) => messages.push(message),
    });

  const listCachedPaths = async (name: string) =>
    (await openCache(name).keys()).map(({ url }) => url.slice(SITE.length));

  /** Delivers a push message, without payload if `data` is undefined. */
  const push = (data?: object) =>
    dispatch('push', { data: data && { json: () => JSON.parse(JSON.stringify(data)) } });

  /** Taps the last notification or one of its buttons. */
  const tap = (action = '') => {
    const { data } = notices.at(-1) ?? {};
    return dispatch('notificationclick', {
      action,
      notification: { data, close: () => undefined },
    });
  };

  function fireTimers() {
    for (const work of timers) work();
    timers.clear();
  }

  return {
    ...{
      network,
      storage,
      open,
      listCachedPaths,
      sendMessage,
      dispatch,
      openVisiblePage,
      posted,
      syncTags,
      messages,
      indexedDB,
    },
    ...{ push, tap, notices, opened, timers, fireTimers },
  };
}
