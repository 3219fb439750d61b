import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../shared/clock.ts';

/** Sort key of a row; a cursor for the rows after it. */
export type SortKey = { lead: number | null; listed_on: string; id: number };

type CachedCursor = { offset: number; key: SortKey; until: number };

/** Equal to `MAX_AGE_MS` of the counts. */
const CURSOR_TTL_MS = 60_000;
const MAX_LISTS = 500;
const MAX_CURSORS = 50;

/**
 * Cursors of pages far down a list, so that the next page does not skip all rows before it. URLs contain page numbers,
 * not cursors; the cache helps clients that request pages in order, such as crawlers.
 */
export class PageCursorCache {
  readonly #lists = new LRUCache<string, CachedCursor[]>({ max: MAX_LISTS });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The last cursor with at most `skip` rows before it. */
  closestBefore(list: string, skip: number): Pick<CachedCursor, 'offset' | 'key'> | undefined {
    const now = this.#clock().getTime();
    let best: CachedCursor | undefined;
    for (const cursor of this.#lists.get(list) ?? []) {
      if (cursor.until < now || cursor.offset > skip) continue;
      if (best === undefined || cursor.offset > best.offset) best = cursor;
    }
    return best;
  }

  /** Stores that the first `offset` rows end with the row of this key. */
  store(list: string, offset: number, key: SortKey): void {
    const cursors = (this.#lists.get(list) ?? []).filter((cursor) => cursor.offset !== offset);
    if (cursors.length >= MAX_CURSORS) cursors.shift();
    cursors.push({ offset, key, until: this.#clock().getTime() + CURSOR_TTL_MS });
    this.#lists.set(list, cursors);
  }
}
