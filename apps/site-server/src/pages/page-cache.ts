import { LRUCache } from 'lru-cache';

/** Age in milliseconds after which a page is revalidated, and after which it is discarded. */
export interface CacheTtl {
  readonly freshMs: number;
  readonly usableMs: number;
}

/** Cache status: fresh, stale and revalidating, joined a pending render, or missed. */
export type CacheStatus = 'fresh' | 'stale' | 'joined' | 'missed';

const MAX_PAGES = 1000;

interface CachedPage<Page> {
  readonly page: Page;
  readonly at: number;
  readonly ttl: CacheTtl;
  /** Number of known changes when rendering began. */
  readonly changes: number;
  renewing: boolean;
}

/**
 * In-memory page cache with stale-while-revalidate and request coalescing. A short-lived page never replaces a
 * longer-lived one that is still usable. After a content change, affected pages are discarded and all older pages are
 * used only while they are fresh, so that the change is visible by then even if a page's tags are incomplete.
 */
export class PageCache<Page> {
  readonly #kept = new LRUCache<string, CachedPage<Page>>({ max: MAX_PAGES });
  readonly #making = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  readonly #lifeOf: (page: Page) => CacheTtl | null;
  readonly #looked: (status: CacheStatus) => void;
  #changes = 0;

  /** `selectTtl` returns null for a page that must not be cached. */
  constructor(
    selectTtl: (page: Page) => CacheTtl | null,
    now: () => number = Date.now,
    onLookup: (status: CacheStatus) => void = () => undefined,
  ) {
    this.#looked = onLookup;
    this.#lifeOf = selectTtl;
    this.#now = now;
  }

  /** `make` receives whether a visitor waits for the result. */
  async get(key: string, render: (isAwaited: boolean) => Promise<Page>): Promise<Page> {
    const entry = this.#kept.get(key);
    if (entry && this.#ageOf(entry) < entry.ttl.freshMs) {
      this.#looked('fresh');
      return entry.page;
    }
    if (entry && this.#isUsable(entry)) {
      this.#looked('stale');
      if (!entry.renewing) {
        entry.renewing = true;
        // The visitor already has the stale page; the next request retries.
        this.#make(key, () => render(false)).catch(() => {
          entry.renewing = false;
        });
      }
      return entry.page;
    }
    this.#looked(this.#making.has(key) ? 'joined' : 'missed');
    return this.#make(key, () => render(true));
  }

  /** Invalidates pages after a content change. */
  changed(isOld: (page: Page) => boolean): void {
    this.#changes += 1;
    // A pending render may have read old content: later requests start a new one.
    this.#making.clear();
    for (const [key, { page }] of [...this.#kept]) if (isOld(page)) this.#kept.delete(key);
  }

  #make(key: string, render: () => Promise<Page>): Promise<Page> {
    const existing = this.#making.get(key);
    if (existing) return existing;
    const changes = this.#changes;
    const promise = render()
      .then((page) => {
        if (changes !== this.#changes) return page;
        const ttl = this.#lifeOf(page);
        if (ttl) this.#keep(key, page, ttl);
        else this.#kept.delete(key);
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === promise) this.#making.delete(key);
      });
    this.#making.set(key, promise);
    return promise;
  }

  #ageOf(entry: CachedPage<Page>) {
    return this.#now() - entry.at;
  }

  #isUsable(entry: CachedPage<Page>) {
    const { ttl, changes } = entry;
    return this.#ageOf(entry) < (changes === this.#changes ? ttl.usableMs : ttl.freshMs);
  }

  #keep(key: string, page: Page, ttl: CacheTtl) {
    const existing = this.#kept.get(key);
    if (existing && ttl.usableMs < existing.ttl.usableMs && this.#isUsable(existing)) {
      existing.renewing = false;
      return;
    }
    this.#kept.set(key, {
      page,
      at: this.#now(),
      ttl,
      changes: this.#changes,
      renewing: false,
    });
  }
}
