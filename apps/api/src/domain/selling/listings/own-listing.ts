import type { SellerListing } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { RETIRED_STATUS } from '../../../database/schema/from-content.ts';
import { moderationDecisions } from '../../../database/schema/moderation-decisions.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { toLocalText } from '../../../shared/localised-text.ts';
import { createHttpError } from '../../../shared/refuse.ts';
import { listUsedPhotos } from '../../catalogue/used/photos-of.ts';
import { reasonSentence } from '../../community/moderation/reason-sentence.ts';

/** Listings with a verified number; others have no page. */
const isListed = and(ne(usedTractors.status, 'unverified'), ne(usedTractors.status, RETIRED_STATUS));

/** A seller's own listings, in the order of their random ids; missing ones are omitted. */
export async function ownListings(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<SellerListing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ listing: usedTractors, model: tractors.model, brand_name: tractorBrands.name })
    .from(usedTractors)
    .innerJoin(tractors, eq(tractors.id, usedTractors.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(and(inArray(usedTractors.primary_id, [...ids]), isListed));
  const found = rows.map(async ({ listing, model, brand_name }) => {
    const { id, slug, year, price_inr, status, primary_id } = listing;
    if (status === 'unverified' || status === RETIRED_STATUS) return [];
    const photos = await listUsedPhotos(db, id);
    const decision = status === 'rejected' ? await lastDecision(db, id, language) : null;
    const own = { id, slug, year, price_inr, status, photos, model, decision };
    const place = ids.indexOf(primary_id ?? '');
    return [{ place, own: { ...own, brand_name: toLocalText(brand_name, language) } }];
  });
  return (await Promise.all(found))
    .flat()
    .sort((one, other) => one.place - other.place)
    .map(({ own }) => own);
}

/** The last decision on a listing that is not public. */
async function lastDecision(db: Database, id: number, language: Language) {
  const [last] = await db
    .select()
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.item, `listing-${id}`),
        isNull(moderationDecisions.undone_at),
        ne(moderationDecisions.decision, 'approve'),
      ),
    )
    .orderBy(desc(moderationDecisions.id))
    .limit(1);
  if (last === undefined) return null;
  return { ask: last.decision === 'ask', reason: reasonSentence(last.reason, language) };
}

/** Marks one of a seller's own listings as sold; idempotent. */
export async function markSold(
  db: Database,
  ids: readonly string[],
  listing: number,
): Promise<void> {
  const own = and(eq(usedTractors.id, listing), inArray(usedTractors.primary_id, [...ids]));
  const [row] = ids.length === 0 ? [] : await db.select().from(usedTractors).where(own);
  if (row === undefined) throw createHttpError('sell_link', 'NOT_FOUND');
  await db
    .update(usedTractors)
    .set({ status: 'sold' })
    .where(and(own, inArray(usedTractors.status, ['pending', 'approved'])));
}

/** Random ids of a number's listings, newest first, for the browser that verified it. */
export async function listingsOfNumber(db: Database, mobile: string): Promise<string[]> {
  const rows = await db
    .select({ primary_id: usedTractors.primary_id })
    .from(usedTractors)
    .where(
      and(eq(usedTractors.seller_mobile, mobile), isNotNull(usedTractors.primary_id), isListed),
    )
    .orderBy(desc(usedTractors.id))
    .limit(6);
  return rows.flatMap(({ primary_id }) => primary_id ?? []);
}
