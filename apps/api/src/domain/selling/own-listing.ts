import type { OwnListing } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import { RETIRED } from '../../database/schema/from-content.ts';
import { tractorBrands } from '../../database/schema/tractor-brands.ts';
import { tractors } from '../../database/schema/tractors.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { localText } from '../../shared/localised-text.ts';
import { refuse } from '../../shared/refuse.ts';
import { photosOf } from '../photos/photos-of.ts';
import { findListing } from './find-listing.ts';
import { readOwnKey } from './own-key.ts';
import type { Listing, SellingDeps } from './selling-deps.ts';

type Deps = Pick<SellingDeps, 'db' | 'key' | 'clock'>;

/** The seller's own listing. Throws a 404 for a key that opens none. */
export async function ownListing(
  parts: Deps,
  key: string,
  language: Language,
): Promise<OwnListing> {
  const listing = await opened(parts, key);
  const [tractor] = await parts.db
    .select({ model: tractors.model, brand_name: tractorBrands.name })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(tractors.id, listing.tractor_id));
  const { status } = listing;
  if (tractor === undefined || status === 'unverified' || status === RETIRED) {
    throw refuse('sell_link', 'NOT_FOUND');
  }
  const { id, slug, year, price_inr } = listing;
  const photos = await photosOf(parts.db, id);
  const brand_name = localText(tractor.brand_name, language);
  return { id, slug, year, price_inr, status, photos, brand_name, model: tractor.model };
}

/** Takes a listing off the market; done twice it stays done. */
export async function markSold(parts: Deps, key: string): Promise<void> {
  const { id } = await opened(parts, key);
  await parts.db
    .update(usedTractors)
    .set({ status: 'sold' })
    .where(and(eq(usedTractors.id, id), inArray(usedTractors.status, ['pending', 'approved'])));
}

async function opened(parts: Deps, key: string): Promise<Listing> {
  const primary_id = readOwnKey(parts, key);
  const listing = primary_id && (await findListing(parts.db, primary_id));
  if (!listing) throw refuse('sell_link', 'NOT_FOUND');
  return listing;
}
