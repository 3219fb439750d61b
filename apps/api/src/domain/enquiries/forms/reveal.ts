import type { RevealedPrice } from '@tractor-haat/api-client';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import type { Attempt } from './enquiry-deps.ts';
import { findPrice } from './find-price.ts';

export type RevealResult = { price?: RevealedPrice | null; contact?: string };

const PRICE_FORMS = new Set(['implement-price', 'implement-on-road']);

export async function reveal(db: Database, attempt: Attempt): Promise<RevealResult> {
  if (PRICE_FORMS.has(attempt.form)) return { price: await findPrice(db, attempt) };
  if (attempt.form === 'used-contact') return findSeller(db, attempt.product_id);
  return {};
}

/** Demo listings have fictitious numbers, which begin with 00000. */
async function findSeller(db: Database, listing: number | null): Promise<RevealResult> {
  const [row] = await db
    .select({ demo: usedTractors.demo, seller_mobile: usedTractors.seller_mobile })
    .from(usedTractors)
    .where(and(eq(usedTractors.id, listing ?? 0), eq(usedTractors.status, 'approved')));
  if (row?.demo) return { contact: `00000${String(listing).padStart(5, '0')}` };
  return row?.seller_mobile ? { contact: row.seller_mobile } : {};
}
