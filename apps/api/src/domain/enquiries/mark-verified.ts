import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { enquiries } from '../../database/schema/enquiries.ts';
import { later } from '../../shared/clock.ts';
import { ONCE_IN_SECONDS } from './decide.ts';
import type { Enquiry } from './enquiry-deps.ts';
import { remember } from './history.ts';
import { lockProduct } from './product-lock.ts';

/**
 * The number of a lead is proven. A second lead for the same within 24 hours, which a corrected number can
 * make, counts as a duplicate: the sales desk calls once.
 */
export async function markVerified(db: Database, enquiry: Enquiry, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, enquiry);
    const [other] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(
        and(
          eq(enquiries.mobile, enquiry.mobile),
          eq(enquiries.form, enquiry.form),
          eq(enquiries.product_key, enquiry.product_key),
          eq(enquiries.status, 'verified'),
          gt(enquiries.verified_at, later(now, -ONCE_IN_SECONDS)),
          isNull(enquiries.parent_id),
          ne(enquiries.id, enquiry.id),
        ),
      )
      .limit(1);
    const status = other === undefined ? ('verified' as const) : ('duplicate' as const);
    const change = { status, verified_at: now };
    await tx.update(enquiries).set(change).where(eq(enquiries.id, enquiry.id));
    await tx.update(enquiries).set(change).where(eq(enquiries.parent_id, enquiry.id));
    await remember(tx, enquiry.id, 'verified', now);
  });
}
