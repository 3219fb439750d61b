import vm from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { createWorkerScript } from '../add-offline-routes.ts';

const SITE = 'https://site.test';

const WORKER_GLOBALS = { URL, Response, Headers, Intl, Date, Set, Map, JSON, AbortController };

interface Storage {
  usage: number;
  isFull: boolean;
  isBlocked: boolean;
}

/** Simulates a phone with the service worker and a controllable network. */
export function simulatePhone() {
  const storage: Storage = { usage: 0, isFull: false, isBlocked: false };
  const openCache = createCacheStorage(storage);
  const { network, postedRequests, fetch } = createNetwork();
  const timers = new Set<() => void>();
  const indexedDB = new IDBFactory();
  const { scope, listeners, ...observed } = createWorkerScope(storage, indexedDB);
  vm.runInNewContext(createWorkerScript(), {
    ...WORKER_GLOBALS,
    fetch,
    setTimeout: (callback: () => void) => timers.add(callback) && callback,
    clearTimeout: (callback: () => void) => timers.delete(callback),
    caches: {
      open: async (name: string) => openCache(name),
      match: async (address: string, options: { cacheName: string }) =>
        openCache(options.cacheName).match(address),
    },
    self: scope,
  });
  const listCachedPaths = async (name: string) =>
    (await openCache(name).keys()).map(({ url }) => url.slice(SITE.length));
  function fireTimers() {
    for (const callback of timers) callback();
    timers.clear();
  }
  return {
    network,
    storage,
    postedRequests,
    indexedDB,
    timers,
    fireTimers,
    listCachedPaths,
    ...observed,
    ...createEvents(listeners, observed.notifications),
  };
}

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
  delete = async (address: string | { url: string }) => this.#entries.delete(toUrl(address).href);
  match = async (address: string | { url: string }, { ignoreSearch = false } = {}) => {
    const target = toUrl(address);
    for (const [url, response] of this.#entries) {
      const isSame = ignoreSearch
        ? url.split('?')[0] === target.href.split('?')[0]
        : url === target.href;
      if (isSame) return response.clone();
    }
    return undefined;
  };
}

const toUrl = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, SITE);

function createCacheStorage(storage: Storage) {
  const caches = new Map<string, FakeCache>();
  return (name: string): FakeCache => {
    if (storage.isBlocked) throw new DOMException('Storage is blocked.', 'SecurityError');
    const cache = caches.get(name) ?? new FakeCache(storage);
    caches.set(name, cache);
    return cache;
  };
}

type RequestOptions = { body?: string; signal?: AbortSignal };

function createNetwork() {
  const network = {
    /** Responses by path and query; `none` never responds. Undefined means offline. */
    responses: new Map() as Map<string, (() => Response) | 'none'> | undefined,
    requests: [] as string[],
  };
  const postedRequests: { path: string; body: Record<string, unknown> }[] = [];
  async function fetch(request: string | { url: string }, { body, signal }: RequestOptions = {}) {
    const path = toUrl(request).href.slice(SITE.length);
    network.requests.push(path);
    if (body !== undefined && network.responses)
      postedRequests.push({ path, body: JSON.parse(body) });
    if (!network.responses) throw new TypeError('Failed to fetch');
    const response = network.responses.get(path);
    if (response === 'none')
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal?.reason));
      });
    return response?.() ?? new Response('', { status: 404 });
  }
  return { network, postedRequests, fetch };
}

type Listeners = Map<string, ((event: unknown) => void)[]>;

/** Creates the global scope of the worker. The returned lists record the effects of its calls. */
function createWorkerScope(storage: Storage, indexedDB: IDBFactory) {
  const listeners: Listeners = new Map();
  const syncTags: string[] = [];
  const messages: unknown[] = [];
  const notifications: Record<string, unknown>[] = [];
  const openedUrls: string[] = [];
  const visiblePages: { visibilityState: string; postMessage(message: unknown): void }[] = [];
  // Web Locks with one name, so each request starts after the previous one.
  let lastLock: Promise<unknown> = Promise.resolve();
  const request = (_: string, task: () => Promise<unknown>) => {
    lastLock = lastLock.then(task, task);
    return lastLock;
  };
  const scope = {
    location: { origin: SITE },
    navigator: { storage: { estimate: async () => storage }, locks: { request } },
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    clients: {
      matchAll: async () => visiblePages,
      openWindow: async (to: string) => void openedUrls.push(to),
    },
    indexedDB,
    registration: {
      sync: { register: async (tag: string) => void syncTags.push(tag) },
      showNotification: async (title: string, options: object) =>
        void notifications.push({ title, ...options }),
    },
    Notification: { maxActions: 2 },
  };
  /** Opens a visible page, whose messages are collected in `messages`. */
  const openVisiblePage = () =>
    visiblePages.push({
      visibilityState: 'visible',
      postMessage: (message) => messages.push(message),
    });
  return { scope, listeners, syncTags, messages, notifications, openedUrls, openVisiblePage };
}

type OpenOptions = {
  /** Mode of the request. Default: `navigate`. */
  mode?: 'navigate' | 'cors' | 'no-cors';
  /** With a body, the method is POST. */
  body?: string;
  preloadResponse?: Promise<Response | undefined>;
};

function createEvents(listeners: Listeners, notifications: readonly Record<string, unknown>[]) {
  /** Runs all listeners of an event and waits for their `waitUntil` promises. */
  async function dispatch(name: string, event: object): Promise<void> {
    const promises: Promise<unknown>[] = [];
    for (const listener of listeners.get(name) ?? [])
      listener({ waitUntil: (promise: Promise<unknown>) => promises.push(promise), ...event });
    await Promise.all(promises);
  }

  /** Sends a navigation or another request to the worker. Resolves to undefined if the worker does not respond. */
  async function open(
    address: string,
    { mode = 'navigate', body, preloadResponse }: OpenOptions = {},
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
      waitUntil: (promise: Promise<unknown>) => promises.push(promise),
    });
    const response = await responsePromise;
    await Promise.all(promises);
    return response;
  }

  const openText = async (address: string, options?: OpenOptions) =>
    (await open(address, options))?.text();

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

  /** Delivers a push message, without payload if `data` is undefined. */
  const push = (data?: object) =>
    dispatch('push', { data: data && { json: () => JSON.parse(JSON.stringify(data)) } });

  /** Taps the last notification or one of its buttons. */
  const tap = (action = '') => {
    const { data } = notifications.at(-1) ?? {};
    return dispatch('notificationclick', {
      action,
      notification: { data, close: () => undefined },
    });
  };

  return { dispatch, open, openText, sendMessage, push, tap };
}
