import type { Database } from '../../database/database.ts';
import type { usedTractors } from '../../database/schema/used-tractors.ts';
import type { Clock } from '../../shared/clock.ts';
import type { OneTimeCodes } from '../codes/code.ts';
import type { PlaceReads } from '../places/reads.ts';

/** What everything about selling works with. */
export type SellingDeps = {
  db: Database;
  codes: OneTimeCodes;
  clock: Clock;
  /** Of signatures. */
  key: string;
  places: PlaceReads;
};

/** A listing that a visitor made. */
export type Listing = typeof usedTractors.$inferSelect;
