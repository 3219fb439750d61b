import type { MyEnquiry } from '@tractor-haat/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';

const MAX_ENQUIRIES = 50;

/** Newest first, without personal data. `browser` is the hash of the browser's name. */
export async function listBrowserEnquiries(db: Database, browser: string | undefined) {
  // Attempts of an older release have an empty browser name and must not match.
  if (!browser) return [];
  const rows = await db
    .select()
    .from(enquiryAttempts)
    .where(eq(enquiryAttempts.browser, browser))
    .orderBy(desc(enquiryAttempts.created_at), desc(enquiryAttempts.primary_id))
    .limit(MAX_ENQUIRIES);
  return rows.map(
    ({ primary_id, form, fields, outcome, created_at }): MyEnquiry => ({
      primary_id,
      form,
      about: [fields.brand, fields.model || fields.type].filter(Boolean).join(' '),
      state: outcome === null ? 'waiting' : 'sent',
      at: created_at.toISOString(),
    }),
  );
}
