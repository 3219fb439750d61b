import type { Database } from '../../database/database.ts';
import type { enquiries } from '../../database/schema/enquiries.ts';
import type { enquiryAttempts } from '../../database/schema/enquiry-attempts.ts';
import type { Clock } from '../../shared/clock.ts';
import type { OneTimeCodes } from '../codes/code.ts';
import type { ProductNames } from '../lookups/product-names.ts';
import type { PlaceReads } from '../places/reads.ts';

/** What everything about enquiries works with. */
export type EnquiryDeps = {
  db: Database;
  codes: OneTimeCodes;
  clock: Clock;
  /** What the names in a form mean. */
  places: PlaceReads;
  products: ProductNames;
  /** Of signatures. */
  key: string;
  isProduction: boolean;
};

/** A lead. */
export type Enquiry = typeof enquiries.$inferSelect;

/** What one browser sent for a lead, under the id that it was given. */
export type Attempt = typeof enquiryAttempts.$inferSelect;
