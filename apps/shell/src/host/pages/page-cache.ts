/** How old a page may be, in milliseconds, before it is made anew, and before it may not be shown. */
export interface Life {
  readonly freshMs: number;
  readonly usableMs: number;
}

/** What came of a look: kept and fresh, kept and made anew meanwhile, being made for another, or to be made. */
export type Found = 'fresh' | 'stale' | 'joined' | 'missed';

const MAX_PAGES = 1000;

interface Kept<Page> {
  readonly page: Page;
  readonly at: number;
  readonly life: Life;
  /** How many changes were known when it was begun. */
  readonly changes: number;
  renewing: boolean;
}

/**
 * Keeps pages in memory: fresh ones are given as they are, older ones once more while they are made
 * anew, and ten visitors who ask for the same missing page wait for one rendering. A page of a short
 * life never takes the place of a longer one that may still be shown. When something changes, pages of it
 * go at once, and whatever was made before is shown for no longer than it is fresh: at the latest then
 * everybody sees the change, whatever pages said of what they are made of.
 */
export class PageCache<Page> {
  readonly #kept = new Map<string, Kept<Page>>();
  readonly #making = new Map<string, Promise<Page>>();
  readonly #now: () => number;
  readonly #lifeOf: (page: Page) => Life | null;
  readonly #looked: (found: Found) => void;
  #changes = 0;

  /** `lifeOf` gives null for a page that may not be kept. */
  constructor(
    lifeOf: (page: Page) => Life | null,
    now: () => number = Date.now,
    looked: (found: Found) => void = () => undefined,
  ) {
    this.#looked = looked;
    this.#lifeOf = lifeOf;
    this.#now = now;
  }

  /** `make` is told whether a visitor waits for what it makes. */
  async get(key: string, make: (isAwaited: boolean) => Promise<Page>): Promise<Page> {
    const kept = this.#kept.get(key);
    if (kept && this.#ageOf(kept) < kept.life.freshMs) {
      this.#looked('fresh');
      return kept.page;
    }
    if (kept && this.#isUsable(kept)) {
      this.#looked('stale');
      if (!kept.renewing) {
        kept.renewing = true;
        // The visitor has the older page; a failure is tried again with the next one.
        this.#make(key, () => make(false)).catch(() => {
          kept.renewing = false;
        });
      }
      return kept.page;
    }
    this.#looked(this.#making.has(key) ? 'joined' : 'missed');
    return this.#make(key, () => make(true));
  }

  /** Something that pages may show is another now. */
  changed(isOld: (page: Page) => boolean): void {
    this.#changes += 1;
    // What is being made may have read what was before: whoever asks from now on waits for another.
    this.#making.clear();
    for (const [key, { page }] of this.#kept) if (isOld(page)) this.#kept.delete(key);
  }

  #make(key: string, make: () => Promise<Page>): Promise<Page> {
    const before = this.#making.get(key);
    if (before) return before;
    const changes = this.#changes;
    const promise = make()
      .then((page) => {
        if (changes !== this.#changes) return page;
        const life = this.#lifeOf(page);
        if (life) this.#keep(key, page, life);
        else this.#kept.delete(key);
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === promise) this.#making.delete(key);
      });
    this.#making.set(key, promise);
    return promise;
  }

  #ageOf(kept: Kept<Page>) {
    return this.#now() - kept.at;
  }

  #isUsable(kept: Kept<Page>) {
    const { life, changes } = kept;
    return this.#ageOf(kept) < (changes === this.#changes ? life.usableMs : life.freshMs);
  }

  /** The page made longest ago makes room: a Map keeps the order of insertion. */
  #keep(key: string, page: Page, life: Life) {
    const before = this.#kept.get(key);
    if (before && life.usableMs < before.life.usableMs && this.#isUsable(before)) {
      before.renewing = false;
      return;
    }
    this.#kept.delete(key);
    this.#kept.set(key, {
      page,
      at: this.#now(),
      life,
      changes: this.#changes,
      renewing: false,
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_PAGES && oldest !== undefined) this.#kept.delete(oldest);
  }
}
