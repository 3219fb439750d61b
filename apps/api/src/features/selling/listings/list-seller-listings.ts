import type { SellerListing } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { RETIRED_STATUS, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { listUsedPhotos } from '../../catalogue/used/to-used-card.ts';
import { formatModerationReason } from '../../community/moderation/format-moderation-reason.ts';
import { moderationDecisions } from '../../desk/moderation/tables.ts';

const MAX_LISTINGS = 6;

/** A listing is hidden from its seller until the number is verified. */
const isListedCondition = and(
  ne(usedTractors.status, 'unverified'),
  ne(usedTractors.status, RETIRED_STATUS),
);

export async function listSellerListings(
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
    .where(and(inArray(usedTractors.primary_id, [...ids]), isListedCondition));
  const items = rows.map(async ({ listing, model, brand_name }) => {
    const { id, slug, year, price_inr, status, primary_id } = listing;
    if (status === 'unverified' || status === RETIRED_STATUS) return [];
    const photos = await listUsedPhotos(db, id);
    const decision = status === 'rejected' ? await findLastDecision(db, id, language) : null;
    const item = { id, slug, year, price_inr, status, photos, model, decision };
    const position = ids.indexOf(primary_id ?? '');
    return [{ position, item: { ...item, brand_name: toLocalText(brand_name, language) } }];
  });
  return (await Promise.all(items))
    .flat()
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item);
}

async function findLastDecision(db: Database, id: number, language: Language) {
  const [decision] = await db
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
  if (decision === undefined) return null;
  return {
    ask: decision.decision === 'ask',
    reason: formatModerationReason(decision.reason, language),
  };
}

export async function markSold(
  db: Database,
  ids: readonly string[],
  listingId: number,
): Promise<void> {
  const isSellerListing = and(
    eq(usedTractors.id, listingId),
    inArray(usedTractors.primary_id, [...ids]),
  );
  const [row] = ids.length === 0 ? [] : await db.select().from(usedTractors).where(isSellerListing);
  if (row === undefined) throw createHttpError('sell_link', 'NOT_FOUND');
  await db
    .update(usedTractors)
    .set({ status: 'sold' })
    .where(and(isSellerListing, inArray(usedTractors.status, ['pending', 'approved'])));
}

/** The ids grant access to the listings, so only a browser that verified the number may receive them. */
export async function listListingIds(db: Database, mobile: string): Promise<string[]> {
  const rows = await db
    .select({ primary_id: usedTractors.primary_id })
    .from(usedTractors)
    .where(
      and(
        eq(usedTractors.seller_mobile, mobile),
        isNotNull(usedTractors.primary_id),
        isListedCondition,
      ),
    )
    .orderBy(desc(usedTractors.id))
    .limit(MAX_LISTINGS);
  return rows.flatMap(({ primary_id }) => primary_id ?? []);
}
