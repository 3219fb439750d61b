import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { words } from '../words.ts';

const SITE = 'https://site.test';

/** A cache as browsers have it, as far as the worker uses it: in the order in which answers came. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  keys = async () => [...this.#kept.keys()].map((url) => ({ url }));
  put = async (address: string, answer: Response) => {
    this.#kept.set(new URL(address, SITE).href, answer);
  };
  delete = async (address: string | { url: string }) =>
    this.#kept.delete(new URL(typeof address === 'string' ? address : address.url, SITE).href);
  match = async (address: string | { url: string }, { ignoreSearch = false } = {}) => {
    const wanted = new URL(typeof address === 'string' ? address : address.url, SITE);
    for (const [url, answer] of this.#kept) {
      const isSame = ignoreSearch
        ? url.split('?')[0] === wanted.href.split('?')[0]
        : url === wanted.href;
      if (isSame) return answer.clone();
    }
    return undefined;
  };
}

type Listener = (event: unknown) => void;

/** A phone with the worker, and a network that a test decides about. */
export function phone() {
  const caches = new Map<string, FakeCache>();
  const cacheOf = (name: string) => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  const listeners = new Map<string, Listener>();
  const network = {
    /** What the site answers, by path and query; undefined: there is no network. */
    answers: new Map<string, () => Response>() as Map<string, () => Response> | undefined,
    asked: [] as string[],
  };
  const fetch = async (request: string | { url: string }) => {
    const { href } = new URL(typeof request === 'string' ? request : request.url, SITE);
    const asked = href.slice(SITE.length);
    network.asked.push(asked);
    if (!network.answers) throw new TypeError('Failed to fetch');
    return network.answers.get(asked)?.() ?? new Response('', { status: 404 });
  };
  const script = fs.readFileSync(path.join(import.meta.dirname, '../worker.js'), 'utf8');
  vm.runInNewContext(script, {
    ...{ WORDS: words, URL, Response, Headers, Intl, Date, Set, Map, JSON, fetch },
    caches: {
      open: async (name: string) => cacheOf(name),
      match: async (address: string, options: { cacheName: string }) =>
        cacheOf(options.cacheName).match(address),
    },
    self: {
      location: { origin: SITE },
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    },
  });

  /** Opens an address as a browser does; undefined where the worker leaves it to the browser. */
  async function open(address: string, mode = 'navigate'): Promise<Response | undefined> {
    const later: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: SITE + address, method: 'GET', mode },
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => later.push(work),
    });
    const given = await answer;
    await Promise.all(later);
    return given;
  }

  const kept = async (name: string) =>
    (await cacheOf(name).keys()).map(({ url }) => url.slice(SITE.length));

  return { network, open, kept };
}
