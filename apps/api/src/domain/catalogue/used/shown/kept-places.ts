import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../shared/clock.ts';

/** Sort key of a row; a cursor for the rows after it. */
export type Key = { lead: number | null; listed_on: string; id: number };

type Place = { at: number; key: Key; until: number };

/** As long as counts of a large market are cached. */
const KEPT_MS = 60_000;
const MAX_LISTS = 500;
const MAX_PLACES = 50;

/**
 * Cursors of pages far down a list, so that the next page need not skip all rows before it. Addresses contain page
 * numbers; clients that turn pages in order, as crawlers do, benefit from these cursors.
 */
export class PlacesCache {
  readonly #lists = new LRUCache<string, Place[]>({ max: MAX_LISTS });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The last cursor with at most `skip` rows before it. */
  before(list: string, skip: number): Pick<Place, 'at' | 'key'> | undefined {
    const now = this.#clock().getTime();
    let best: Place | undefined;
    for (const place of this.#lists.get(list) ?? []) {
      if (place.until < now || place.at > skip) continue;
      if (best === undefined || place.at > best.at) best = place;
    }
    return best;
  }

  /** Stores that the first `at` rows end with the row of this key. */
  keep(list: string, at: number, key: Key): void {
    const places = (this.#lists.get(list) ?? []).filter((place) => place.at !== at);
    if (places.length >= MAX_PLACES) places.shift();
    places.push({ at, key, until: this.#clock().getTime() + KEPT_MS });
    this.#lists.set(list, places);
  }
}
