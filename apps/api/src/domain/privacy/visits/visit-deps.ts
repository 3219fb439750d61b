import type { Database } from '../../../database/database.ts';
import type { myDataVisits } from '../../../database/schema/my-data-visits.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { OneTimeCodes } from '../../codes/code.ts';

/** What everything about a person's own data works with. */
export type VisitDeps = {
  db: Database;
  codes: OneTimeCodes;
  clock: Clock;
  /** Of signatures and keyed hashes. */
  key: string;
};

/** A browser in which somebody looks at the data of a number. */
export type Visit = typeof myDataVisits.$inferSelect;
