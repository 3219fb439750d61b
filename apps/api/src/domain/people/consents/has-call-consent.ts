import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { consents } from '../../../database/schema/consents.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';

/**
 * Condition on enquiries: the person has not withdrawn a consent to calls since the enquiry became a lead (`since`). A
 * later enquiry is a new consent and does not reactivate earlier enquiries.
 */
export const hasCallConsent = (since: AnyColumn | SQL): SQL =>
  sql`not exists (select from ${consents} where ${consents.mobile} = ${enquiries.mobile}
    and ${consents.purpose} in ('enquiry', 'calls') and ${consents.withdrawn_at} >= ${since})`;
