import { SENTENCES } from '@tractor-haat/api-client';
import type {
  SellAnswer,
  SellResendBody,
  SellVerifyAnswer,
  SellVerifyBody,
} from '@tractor-haat/api-client/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import type { Verified } from '../codes/code.ts';
import { refuse } from '../enquiries/refuse.ts';
import { refusalOfSending } from '../enquiries/send-code.ts';
import { refuseSelling } from '../photos/refuse-selling.ts';
import { findListing } from './find-listing.ts';
import { ownKey } from './own-key.ts';
import { sendListingCode } from './save-listing.ts';
import type { Listing, SellingDeps } from './selling-deps.ts';

/** Sends a new code to the listing's number. */
export async function resendListingCode(
  parts: SellingDeps,
  { primary_id }: SellResendBody,
  address: string,
): Promise<SellAnswer> {
  const listing = await findListing(parts.db, primary_id);
  if (listing === undefined || listing.status !== 'unverified') throw refuseSelling('sell_gone');
  const issued = await sendListingCode(parts, listing, address);
  if (issued.outcome === 'wait') throw refusalOfSending(issued);
  return { success: true, message: SENTENCES.otp_sent, data: { otp: 'sent', primary_id } };
}

/** Checks the code; when it is right the listing waits for a person to read it. */
export async function verifyListing(
  parts: SellingDeps,
  { otp, primary_id }: SellVerifyBody,
  address: string,
): Promise<SellVerifyAnswer> {
  const { db, codes, clock } = parts;
  const listing = await findListing(db, primary_id);
  if (listing === undefined) throw refuseSelling('sell_gone');
  const code = otp.trim();
  if (code === '') throw refuse('otp_required');
  const mobile = listing.seller_mobile ?? '';
  const given = { purpose: 'listing', mobile, request: primary_id, code, address } as const;
  // Sent twice because the first answer was lost: the same answer again.
  const verified = await codes.confirm(given, (tx) => publish(tx, listing, clock()));
  if (verified.outcome !== 'right') throw refusalOf(verified);
  const { id, already } = verified.result;
  const data = { key: ownKey(parts, id), already };
  return { success: true, message: SENTENCES.otp_verified, data };
}

/** Hands a listing to the moderator; the one that is for sale already stays instead of a second one. */
async function publish(tx: Database, listing: Listing, now: Date) {
  const { seller_mobile, tractor_id, year } = listing;
  // Two codes of one number at the same moment: the second one sees what the first one published.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`listing ${seller_mobile}`}, 0))`,
  );
  const [current] = await tx
    .select({ status: usedTractors.status })
    .from(usedTractors)
    .where(eq(usedTractors.id, listing.id));
  if (current === undefined) throw refuseSelling('sell_gone');
  if (current.status !== 'unverified') return { id: listing.primary_id ?? '', already: false };
  const same = and(
    eq(usedTractors.seller_mobile, seller_mobile ?? ''),
    eq(usedTractors.tractor_id, tractor_id),
    eq(usedTractors.year, year),
  );
  const live = await tx
    .select({ primary_id: usedTractors.primary_id })
    .from(usedTractors)
    .where(and(same, inArray(usedTractors.status, ['pending', 'approved'])))
    .limit(1);
  // What the same seller began and did not finish is of no use now.
  const unfinished = and(same, eq(usedTractors.status, 'unverified'));
  await tx.delete(usedTractors).where(and(unfinished, ne(usedTractors.id, listing.id)));
  const own = eq(usedTractors.id, listing.id);
  if (live[0] === undefined) {
    await tx.update(usedTractors).set({ status: 'pending', verified_at: now }).where(own);
    return { id: listing.primary_id ?? '', already: false };
  }
  await tx.delete(usedTractors).where(own);
  return { id: live[0].primary_id ?? '', already: true };
}

function refusalOf(verified: Exclude<Verified, { outcome: 'right' }>) {
  if ('waitSeconds' in verified) {
    const reason = verified.of === 'number' ? 'otp_too_many_tries' : 'too_many_requests';
    return refuse(reason, 'TOO_MANY_REQUESTS', verified.waitSeconds);
  }
  if (verified.outcome === 'none') return refuse('otp_none');
  return refuse(verified.outcome === 'wrong' ? 'otp_wrong' : 'otp_old');
}
