import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { enquiryAttempts } from '../../../database/schema/enquiry-attempts.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { ENQUIRY_INTERVAL_SECONDS } from './decide-attempt.ts';
import type { Attempt, Enquiry } from './enquiry-deps.ts';

export type EnquiryIdentity = { form: string; mobile: string; product_key: string };

/** `pendingLead` is unverified. `recentLead` was verified within the last 24 hours. */
export async function findSameLeads(
  tx: Database,
  { form, mobile, product_key }: EnquiryIdentity,
  now: Date,
): Promise<{ pendingLead: Enquiry | undefined; recentLead: Enquiry | undefined }> {
  const leads = await tx
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.mobile, mobile),
        eq(enquiries.form, form),
        eq(enquiries.product_key, product_key),
        isNull(enquiries.parent_id),
        or(
          eq(enquiries.status, 'unverified'),
          and(
            eq(enquiries.status, 'verified'),
            gt(enquiries.verified_at, addSeconds(now, -ENQUIRY_INTERVAL_SECONDS)),
          ),
        ),
      ),
    )
    .orderBy(desc(enquiries.id));
  return {
    pendingLead: leads.find(({ status }) => status === 'unverified'),
    recentLead: leads.find(({ status }) => status === 'verified'),
  };
}

export async function findBrowserAttempt(
  tx: Database,
  { form, mobile, product_key }: EnquiryIdentity,
  browser: string,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(enquiryAttempts)
    .where(
      and(
        eq(enquiryAttempts.mobile, mobile),
        eq(enquiryAttempts.form, form),
        eq(enquiryAttempts.product_key, product_key),
        eq(enquiryAttempts.browser, browser),
      ),
    )
    .orderBy(desc(enquiryAttempts.created_at), desc(enquiryAttempts.primary_id))
    .limit(1);
  return attempt;
}
