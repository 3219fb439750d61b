import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';

export type FamilyDeps = { db: Database; clock: Clock };
