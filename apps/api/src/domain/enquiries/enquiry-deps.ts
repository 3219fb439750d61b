import type { Database } from '../../database/database.ts';
import type { enquiries } from '../../database/schema/enquiries.ts';
import type { Clock } from '../../shared/clock.ts';
import type { OneTimeCodes } from '../codes/code.ts';

/** What everything about enquiries works with. */
export type EnquiryDeps = {
  db: Database;
  codes: OneTimeCodes;
  clock: Clock;
  /** Of signatures. */
  key: string;
  isProduction: boolean;
};

export type Enquiry = typeof enquiries.$inferSelect;
