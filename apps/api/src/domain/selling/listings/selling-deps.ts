import type { Database } from '../../../database/database.ts';
import type { usedTractors } from '../../../database/schema/used-tractors.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index-cache.ts';
import type { CodeService } from '../../people/codes/code-service.ts';

export type SellingDeps = {
  db: Database;
  codes: CodeService;
  clock: Clock;
  /** Secret that signed the keys in links until November 2026. */
  key: string;
  places: PlaceIndexCache;
};

export type Listing = typeof usedTractors.$inferSelect;
