import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staffChallenges } from '../../../database/schema/staff-passkeys.ts';
import { addSeconds } from '../../../shared/clock.ts';

/** Allows the time to fetch a security key. */
const CHALLENGE_TTL_SECONDS = 300;

/** Stores a challenge for one purpose: `register 12`, `sign in`, `invitation 7`. */
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

/** True if the challenge is valid for this purpose. Consumes it; of two concurrent calls one succeeds. */
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
