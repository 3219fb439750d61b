import { SENTENCES } from '@tractor-haat/api-client';
import type { SellAnswer, SellBody } from '@tractor-haat/api-client/contract';
import { isLanguage } from '@tractor-haat/i18n';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { usedPhotos } from '../../database/schema/used-photos.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../shared/limits/limit-rule.ts';
import { randomId } from '../enquiries/random-id.ts';
import { refuse } from '../enquiries/refuse.ts';
import { type CheckedListing, checkListing, refuseFields } from './check-listing.ts';
import type { Listing, SellingDeps } from './selling-deps.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS: readonly LimitRule[] = [{ most: 120, seconds: 600 }];

/** Takes in a listing: it is written, with its photos, before a code is sent and before the answer. */
export async function saveListing(
  parts: SellingDeps,
  body: SellBody,
  address: string,
): Promise<{ answer: SellAnswer; listing: Listing }> {
  const { db, clock } = parts;
  const taken = await consumeQuota(db, `selling:address:${address}`, PER_ADDRESS, clock());
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const checked = await checkListing(parts, body);
  const listing = await db.transaction((tx) => write(tx, checked, body.primary_id, clock()));
  const issued = await sendListingCode(parts, listing, address);
  const otp = issued.outcome === 'sent' ? ('sent' as const) : ('' as const);
  const data = { otp, primary_id: listing.primary_id ?? '' };
  const message = otp === 'sent' ? SENTENCES.otp_sent : SENTENCES.otp_not_received;
  return { answer: { success: true, message, data }, listing };
}

export function sendListingCode(
  { codes }: Pick<SellingDeps, 'codes'>,
  { primary_id, seller_mobile, language }: Listing,
  address: string,
) {
  return codes.issue({
    purpose: 'listing',
    mobile: seller_mobile ?? '',
    request: primary_id ?? '',
    address,
    language: isLanguage(language) ? language : 'en',
  });
}

/** Corrects what the same page sent before its code, or begins anew. Nobody has read it yet. */
async function write(
  tx: Database,
  { row, photos }: CheckedListing,
  primary_id: string,
  now: Date,
): Promise<Listing> {
  const before = and(
    eq(usedTractors.primary_id, primary_id),
    eq(usedTractors.status, 'unverified'),
  );
  const corrected =
    primary_id === '' ? [] : await tx.update(usedTractors).set(row).where(before).returning();
  const [listing] =
    corrected.length > 0
      ? corrected
      : await tx
          .insert(usedTractors)
          .values({
            ...row,
            primary_id: randomId(),
            status: 'unverified',
            demo: false,
            created_at: now,
          })
          .returning();
  if (listing === undefined) throw new Error('a listing was not written');
  await attach(tx, listing.id, photos);
  return listing;
}

/** Gives a listing its photos in their order. They are its own, or nobody's yet. */
async function attach(tx: Database, listing_id: number, photos: readonly string[]) {
  const free = or(isNull(usedPhotos.listing_id), eq(usedPhotos.listing_id, listing_id));
  await tx
    .update(usedPhotos)
    .set({ listing_id: null })
    .where(eq(usedPhotos.listing_id, listing_id));
  const ids = [...new Set(photos)];
  if (ids.length === 0) return;
  const found = await tx
    .select({ photo: usedPhotos.photo })
    .from(usedPhotos)
    .where(and(inArray(usedPhotos.photo, ids), free));
  if (found.length < ids.length) throw refuseFields({ photos: 'sell_photos_gone' });
  for (const [place, photo] of ids.entries()) {
    await tx.update(usedPhotos).set({ listing_id, place }).where(eq(usedPhotos.photo, photo));
  }
}
