import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staffChallenges } from '../../../database/schema/staff-passkeys.ts';
import { addSeconds } from '../../../shared/clock.ts';

/** Long enough to fetch a security key. */
const CHALLENGE_TTL_SECONDS = 300;

/** `purpose` is, for example, `register 12` or `sign in`. A challenge is invalid for any other purpose. */
export async function storeChallenge(
  db: Database,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<void> {
  await db.delete(staffChallenges).where(lte(staffChallenges.expires_at, now));
  const expires_at = addSeconds(now, CHALLENGE_TTL_SECONDS);
  await db.insert(staffChallenges).values({ challenge, purpose, expires_at });
}

/** Deletes the challenge, so only one of two concurrent calls succeeds. Returns true if it was valid for `purpose`. */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<boolean> {
  const consumed = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        gt(staffChallenges.expires_at, now),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return consumed.length > 0;
}
