import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../shared/clock.ts';

/** Sort columns of the last row before a page. `lead` is null if the list is sorted by `listed_on` alone. */
export type SortKey = { lead: number | null; listed_on: string; id: number };

type CachedCursor = { offset: number; key: SortKey; expiresAt: number };

/** Equals the time for which `createListingSearch` caches the counts. */
const CURSOR_TTL_MS = 60_000;
const MAX_LISTS = 500;
const MAX_CURSORS = 50;

/** Stores the end of distant pages, so that a request for the next page need not skip all rows before it. */
export class PageCursorCache {
  readonly #lists = new LRUCache<string, CachedCursor[]>({ max: MAX_LISTS });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  findClosestBefore(list: string, skip: number): Pick<CachedCursor, 'offset' | 'key'> | undefined {
    const now = this.#clock().getTime();
    let closest: CachedCursor | undefined;
    for (const cursor of this.#lists.get(list) ?? []) {
      if (cursor.expiresAt < now || cursor.offset > skip) continue;
      if (closest === undefined || cursor.offset > closest.offset) closest = cursor;
    }
    return closest;
  }

  /** `key` belongs to row number `offset`, counted from 1. */
  store(list: string, offset: number, key: SortKey): void {
    const cursors = (this.#lists.get(list) ?? []).filter((cursor) => cursor.offset !== offset);
    if (cursors.length >= MAX_CURSORS) cursors.shift();
    cursors.push({ offset, key, expiresAt: this.#clock().getTime() + CURSOR_TTL_MS });
    this.#lists.set(list, cursors);
  }
}
