import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import type {
  SellResendBody,
  SellResponse,
  SellVerifyBody,
  SellVerifyResponse,
} from '@tractor-haat/api-client/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { createCodeError, createSendError } from '../../../core/delivery/code-service.ts';
import { issueOnce } from '../../../core/delivery/issue-code.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { verifyConsents } from '../../../core/visitor/record-consents.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { findListing, lockListing, type SellingDeps } from './find-listing.ts';
import { queueListingCode, type Seller } from './save-listing.ts';

export async function resendListingCode(
  deps: SellingDeps,
  { primary_id }: SellResendBody,
  seller: Seller,
): Promise<SellResponse> {
  const listing = await findListing(deps.db, primary_id);
  if (listing === undefined || listing.status !== 'unverified')
    throw createHttpError('sell_expired');
  const issued = await issueOnce(deps, seller.claim, async (tx) => {
    const lockedListing = await lockListing(tx, listing.id);
    if (lockedListing?.status !== 'unverified') throw createHttpError('sell_expired');
    return queueListingCode(deps, tx, lockedListing, seller);
  });
  if (issued?.outcome === 'wait') throw createSendError(issued);
  return { success: true, message: ENQUIRY_MESSAGES.otp_sent, data: { otp: 'sent', primary_id } };
}

export async function verifyListing(
  deps: SellingDeps,
  { otp, primary_id }: SellVerifyBody,
  { address, hasVerified, browser }: Omit<Seller, 'claim'>,
): Promise<{ response: SellVerifyResponse; mobile: string; id: string }> {
  const { db, codes, clock } = deps;
  const listing = await findListing(db, primary_id);
  if (listing === undefined) throw createHttpError('sell_expired');
  const code = otp.trim();
  if (code === '') throw createHttpError('otp_required');
  const mobile = listing.seller_mobile ?? '';
  const isVerified = hasVerified(mobile);
  const entry = {
    purpose: 'listing',
    mobile,
    request: primary_id,
    code,
    address,
    isVerified,
    browser,
  } as const;
  const verifiedListing = { listingId: listing.id, mobile };
  const verified = await codes.confirm(entry, (tx) => submitListing(tx, verifiedListing, clock()));
  if (verified.outcome !== 'right') throw createCodeError(verified);
  const { id, already } = verified.result;
  const message = ENQUIRY_MESSAGES.otp_verified;
  return { response: { success: true, message, data: { already } }, mobile, id };
}

/** Deletes the listing if the seller already has a pending or public one of the same tractor and year. */
async function submitListing(
  tx: Database,
  { listingId, mobile }: { listingId: number; mobile: string },
  now: Date,
) {
  // With the lock, the second of two codes of a number finds the listing of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`listing ${mobile}`}, 0))`);
  const lockedListing = await lockListing(tx, listingId);
  if (lockedListing === undefined) throw createHttpError('sell_expired');
  if (lockedListing.seller_mobile !== mobile) throw createHttpError('otp_expired');
  const id = lockedListing.primary_id ?? '';
  if (lockedListing.status !== 'unverified') return { id, already: false };
  await verifyConsents(tx, id, now);
  const { tractor_id, year } = lockedListing;
  const isDuplicate = and(
    eq(usedTractors.seller_mobile, mobile),
    eq(usedTractors.tractor_id, tractor_id),
    eq(usedTractors.year, year),
  );
  const [activeListing] = await tx
    .select({ primary_id: usedTractors.primary_id })
    .from(usedTractors)
    .where(and(isDuplicate, inArray(usedTractors.status, ['pending', 'approved'])))
    .limit(1);
  // Other unverified listings of the tractor are obsolete.
  const isUnfinished = and(isDuplicate, eq(usedTractors.status, 'unverified'));
  await tx.delete(usedTractors).where(and(isUnfinished, ne(usedTractors.id, listingId)));
  const isListing = eq(usedTractors.id, listingId);
  if (activeListing === undefined) {
    await tx.update(usedTractors).set({ status: 'pending', verified_at: now }).where(isListing);
    return { id, already: false };
  }
  await tx.delete(usedTractors).where(isListing);
  return { id: activeListing.primary_id ?? '', already: true };
}
