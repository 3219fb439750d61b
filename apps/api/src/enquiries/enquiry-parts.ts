import type { Clock } from '../clock.ts';
import type { OneTimeCodes } from '../codes/codes.ts';
import type { Database } from '../database/database.ts';
import type { enquiries } from '../database/schema/enquiries.ts';

/** What everything about enquiries works with. */
export type EnquiryParts = {
  db: Database;
  codes: OneTimeCodes;
  clock: Clock;
  /** Of signatures. */
  key: string;
  isProduction: boolean;
};

export type Enquiry = typeof enquiries.$inferSelect;
