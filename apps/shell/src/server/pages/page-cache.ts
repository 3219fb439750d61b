/** How old a page may be, in milliseconds, before it is made anew, and before it may not be shown. */
const FRESH_MS = 60_000;
const USABLE_MS = 600_000;
const MOST_PAGES = 1000;

interface Kept<Page> {
  readonly page: Page;
  readonly at: number;
  renewing: boolean;
}

/**
 * Keeps pages in memory: fresh ones are given as they are, older ones once more while they are made
 * anew, and ten visitors who ask for the same missing page wait for one rendering.
 */
export class PageCache<Page> {
  readonly #kept = new Map<string, Kept<Page>>();
  readonly #making = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  readonly #mayKeep: (page: Page) => boolean;

  constructor(mayKeep: (page: Page) => boolean, now: () => number = Date.now) {
    this.#mayKeep = mayKeep;
    this.#now = now;
  }

  async get(key: string, make: () => Promise<Page>): Promise<Page> {
    const kept = this.#kept.get(key);
    const age = kept ? this.#now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return kept.page;
    if (kept && age < USABLE_MS) {
      if (!kept.renewing) {
        kept.renewing = true;
        // The visitor has the older page; a failure is tried again with the next one.
        this.#make(key, make).catch(() => {
          kept.renewing = false;
        });
      }
      return kept.page;
    }
    return this.#make(key, make);
  }

  #make(key: string, make: () => Promise<Page>): Promise<Page> {
    const before = this.#making.get(key);
    if (before) return before;
    const promise = make()
      .then((page) => {
        if (this.#mayKeep(page)) this.#keep(key, page);
        else this.#kept.delete(key);
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, promise);
    return promise;
  }

  /** The page asked for longest ago makes room: a Map keeps the order of insertion. */
  #keep(key: string, page: Page) {
    this.#kept.delete(key);
    this.#kept.set(key, { page, at: this.#now(), renewing: false });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_PAGES && oldest !== undefined) this.#kept.delete(oldest);
  }
}
