import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { consents } from '../../../database/schema/consents.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';

/**
 * Of enquiries: their person has not withdrawn since then that he may be called, about what he asked or by dealers. What he
 * asks later is a new consent, and brings nothing back that came before. `since` is when the enquiry became a lead.
 */
export const stillAllowed = (since: AnyColumn | SQL): SQL =>
  sql`not exists (select from ${consents} where ${consents.mobile} = ${enquiries.mobile}
    and ${consents.purpose} in ('enquiry', 'calls') and ${consents.withdrawn_at} >= ${since})`;
