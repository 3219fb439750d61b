import { LRUCache } from 'lru-cache';

/** Ages in milliseconds. A page older than `freshMs` is revalidated, a page older than `usableMs` is not used. */
export interface CacheTtl {
  readonly freshMs: number;
  readonly usableMs: number;
}

/** `joined` waits for the pending render of another request. */
export type CacheStatus = 'fresh' | 'stale' | 'joined' | 'missed';

const MAX_PAGES = 1000;

interface CachedPage<Page> {
  readonly page: Page;
  readonly storedAt: number;
  readonly ttl: CacheTtl;
  /** Number of content changes before the page was rendered. */
  readonly changeCount: number;
  isRevalidating: boolean;
}

/**
 * In-memory page cache with stale-while-revalidate and request coalescing. A short-lived page never
 * replaces a longer-lived one that is still usable. After a content change, affected pages are
 * discarded. All older pages are then used only while they are fresh, because the tags of a page
 * may be incomplete.
 */
export class PageCache<Page> {
  readonly #pages = new LRUCache<string, CachedPage<Page>>({ max: MAX_PAGES });
  readonly #pendingRenders = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  readonly #selectTtl: (page: Page) => CacheTtl | null;
  readonly #onLookup: (status: CacheStatus) => void;
  #changeCount = 0;

  constructor(
    selectTtl: (page: Page) => CacheTtl | null,
    now: () => number = Date.now,
    onLookup: (status: CacheStatus) => void = () => undefined,
  ) {
    this.#onLookup = onLookup;
    this.#selectTtl = selectTtl;
    this.#now = now;
  }

  /** `isAwaited` is false for a revalidation in the background, for which no visitor waits. */
  async get(key: string, render: (isAwaited: boolean) => Promise<Page>): Promise<Page> {
    const entry = this.#pages.get(key);
    if (entry && this.#getAge(entry) < entry.ttl.freshMs) {
      this.#onLookup('fresh');
      return entry.page;
    }
    if (entry && this.#isUsable(entry)) {
      this.#onLookup('stale');
      if (!entry.isRevalidating) {
        entry.isRevalidating = true;
        this.#startRender(key, () => render(false)).catch(() => {
          entry.isRevalidating = false;
        });
      }
      return entry.page;
    }
    this.#onLookup(this.#pendingRenders.has(key) ? 'joined' : 'missed');
    return this.#startRender(key, () => render(true));
  }

  /** Discards the pages that a content change affects. */
  discardAffected(isAffected: (page: Page) => boolean): void {
    this.#changeCount += 1;
    // A pending render may have read old content, so later requests must not share it.
    this.#pendingRenders.clear();
    for (const [key, { page }] of [...this.#pages]) if (isAffected(page)) this.#pages.delete(key);
  }

  #startRender(key: string, render: () => Promise<Page>): Promise<Page> {
    const existing = this.#pendingRenders.get(key);
    if (existing) return existing;
    const changeCount = this.#changeCount;
    const promise = render()
      .then((page) => {
        if (changeCount !== this.#changeCount) return page;
        const ttl = this.#selectTtl(page);
        if (ttl) this.#store(key, page, ttl);
        else this.#pages.delete(key);
        return page;
      })
      .finally(() => {
        if (this.#pendingRenders.get(key) === promise) this.#pendingRenders.delete(key);
      });
    this.#pendingRenders.set(key, promise);
    return promise;
  }

  #getAge(entry: CachedPage<Page>) {
    return this.#now() - entry.storedAt;
  }

  #isUsable(entry: CachedPage<Page>) {
    const { ttl, changeCount } = entry;
    const maxAge = changeCount === this.#changeCount ? ttl.usableMs : ttl.freshMs;
    return this.#getAge(entry) < maxAge;
  }

  #store(key: string, page: Page, ttl: CacheTtl) {
    const existing = this.#pages.get(key);
    if (existing && ttl.usableMs < existing.ttl.usableMs && this.#isUsable(existing)) {
      existing.isRevalidating = false;
      return;
    }
    this.#pages.set(key, {
      page,
      storedAt: this.#now(),
      ttl,
      changeCount: this.#changeCount,
      isRevalidating: false,
    });
  }
}
