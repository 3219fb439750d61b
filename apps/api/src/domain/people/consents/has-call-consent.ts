import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { consents } from '../../../database/schema/consents.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';

/** Condition: the buyer did not withdraw the consent to calls after `since`, when the enquiry was verified. */
export const hasCallConsent = (since: AnyColumn | SQL): SQL =>
  sql`not exists (select from ${consents} where ${consents.mobile} = ${enquiries.mobile}
    and ${consents.purpose} in ('enquiry', 'calls') and ${consents.withdrawn_at} >= ${since})`;
