import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import { type SellBody, type SellResponse, sellResponse } from '@tractor-haat/api-client/contract';
import { isLanguage } from '@tractor-haat/i18n';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import type { LimitRule } from '../../../core/limits/consume-quota.ts';
import { createHttpError, createValidationError } from '../../../core/messages/http-error.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import { type ConsentBoxes, recordConsents } from '../../../core/visitor/record-consents.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';
import { usedPhotos, usedTractors } from '../../catalogue/used/tables.ts';
import { type CheckedListing, checkListing } from './check-listing.ts';
import { findListing, type Listing, type SellingDeps } from './find-listing.ts';

/** The limit is high, because a carrier serves thousands of phones from one IP address. */
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 120, seconds: 600 }];

export type Seller = {
  address: string;
  claim: Claim | null;
  /** True if this browser has verified the number and so has separate limits. */
  hasVerified(mobile: string): boolean;
  /** Hash of the browser's cookie. */
  browser: string | undefined;
};

export async function saveListing(
  deps: SellingDeps,
  body: SellBody,
  seller: Seller,
): Promise<{ response: SellResponse; listing: Listing }> {
  const { db, clock } = deps;
  const { address, claim, browser } = seller;
  const quota = await consumeAddressQuota(db, 'selling', address, ADDRESS_LIMITS, clock());
  if (!quota.ok) throw createHttpError('too_many_requests', 'TOO_MANY_REQUESTS', quota.waitSeconds);
  const checkedListing = await checkListing(deps, body);
  const { response: data, more } = await runOnce(db, claim, sellResponse.shape.data, async (tx) => {
    const listing = await writeListing(tx, checkedListing, {
      primary_id: body.primary_id,
      browser,
      now: clock(),
    });
    await recordListingConsents(tx, listing, body, clock());
    const issued = await queueListingCode(deps, tx, listing, seller);
    const otp = issued.outcome === 'sent' ? ('sent' as const) : ('' as const);
    return { response: { otp, primary_id: listing.primary_id ?? '' }, more: { listing, issued } };
  });
  if (more !== undefined) await deps.codes.sendNow(more.issued);
  const listing = more?.listing ?? (await findListing(db, data.primary_id));
  if (listing === undefined) throw createHttpError('sell_expired');
  const message =
    data.otp === 'sent' ? ENQUIRY_MESSAGES.otp_sent : ENQUIRY_MESSAGES.otp_not_received;
  return { response: { success: true, message, data }, listing };
}

export function queueListingCode(
  { codes }: Pick<SellingDeps, 'codes'>,
  tx: Database,
  { primary_id, seller_mobile, language }: Listing,
  { address, hasVerified, browser }: Omit<Seller, 'claim'>,
) {
  const mobile = seller_mobile ?? '';
  return codes.issueIn(tx, {
    purpose: 'listing',
    mobile,
    isVerified: hasVerified(mobile),
    browser,
    request: primary_id ?? '',
    address,
    language: isLanguage(language) ? language : 'en',
  });
}

type ListingSubmission = { primary_id: string; browser: string | undefined; now: Date };

async function writeListing(
  tx: Database,
  { row, photos }: CheckedListing,
  submission: ListingSubmission,
): Promise<Listing> {
  const { browser = null, now } = submission;
  // With the lock, the second of two submissions of a number finds the listing of the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`listing ${row.seller_mobile}`}, 0))`,
  );
  const correctedId = await findCorrectedListing(tx, row, submission);
  const newColumns = {
    primary_id: createRandomId(),
    browser,
    status: 'unverified',
    demo: false,
    created_at: now,
  } as const;
  const [listing] =
    correctedId === undefined
      ? await tx
          .insert(usedTractors)
          .values({ ...row, ...newColumns })
          .returning()
      : await tx.update(usedTractors).set(row).where(eq(usedTractors.id, correctedId)).returning();
  if (listing === undefined) throw new Error('a listing was not written');
  await attachPhotos(tx, listing, photos);
  return listing;
}

/**
 * Finds the listing by id or, because a reloaded page sends no id, by number, tractor and year. Only the same browser
 * may correct it, because a stranger could assign it to another number.
 */
async function findCorrectedListing(
  tx: Database,
  { seller_mobile, tractor_id, year }: CheckedListing['row'],
  { primary_id, browser }: ListingSubmission,
): Promise<number | undefined> {
  const isFromBrowser = eq(usedTractors.browser, browser ?? '');
  const hasId = and(
    eq(usedTractors.primary_id, primary_id),
    or(isNull(usedTractors.browser), isFromBrowser),
  );
  const isSameTractor = and(
    eq(usedTractors.seller_mobile, seller_mobile),
    eq(usedTractors.tractor_id, tractor_id),
    eq(usedTractors.year, year),
    isFromBrowser,
  );
  const candidates = await tx
    .select({ id: usedTractors.id, primary_id: usedTractors.primary_id })
    .from(usedTractors)
    .where(
      and(
        eq(usedTractors.status, 'unverified'),
        primary_id === '' ? isSameTractor : or(hasId, isSameTractor),
      ),
    )
    .orderBy(desc(usedTractors.id))
    .for('update');
  const submittedListing = candidates.find((candidate) => candidate.primary_id === primary_id);
  return (submittedListing ?? candidates[0])?.id;
}

/** A photo must be unassigned, or belong to an unverified listing of the same browser. */
async function attachPhotos(
  tx: Database,
  { id: listing_id, browser }: Listing,
  photos: readonly string[],
) {
  await tx
    .update(usedPhotos)
    .set({ listing_id: null })
    .where(eq(usedPhotos.listing_id, listing_id));
  const ids = [...new Set(photos)];
  if (ids.length === 0) return;
  const isUnfinished = and(
    eq(usedTractors.status, 'unverified'),
    eq(usedTractors.browser, browser ?? ''),
  );
  const unfinishedListings = tx
    .select({ id: usedTractors.id })
    .from(usedTractors)
    .where(isUnfinished);
  const isAvailable = or(
    isNull(usedPhotos.listing_id),
    inArray(usedPhotos.listing_id, unfinishedListings),
  );
  const availablePhotos = await tx
    .select({ photo: usedPhotos.photo })
    .from(usedPhotos)
    .where(and(inArray(usedPhotos.photo, ids), isAvailable));
  if (availablePhotos.length < ids.length)
    throw createValidationError({ photos: 'sell_photos_expired' });
  for (const [place, photo] of ids.entries()) {
    await tx.update(usedPhotos).set({ listing_id, place }).where(eq(usedPhotos.photo, photo));
  }
}

function recordListingConsents(
  tx: Database,
  { primary_id, seller_mobile, language }: Listing,
  boxes: ConsentBoxes,
  now: Date,
): Promise<void> {
  return recordConsents(tx, {
    request: primary_id ?? '',
    mobile: seller_mobile ?? '',
    source: 'sell',
    terms: 'listing',
    boxes,
    language: isLanguage(language) ? language : 'en',
    now,
    isVerified: false,
  });
}
