import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';

/** What everything about a family's vote works with. */
export type FamilyDeps = { db: Database; clock: Clock };
