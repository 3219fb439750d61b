import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staffChallenges } from '../../../database/schema/staff-passkeys.ts';
import { later } from '../../../shared/clock.ts';

/** As long as somebody looks for a key in a drawer. */
const LIFE_SECONDS = 300;

/** Keeps a challenge for one answer to one question: `register 12`, `sign in`, `invitation 7`. */
export async function keepChallenge(
  db: Database,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<void> {
  await db.delete(staffChallenges).where(lte(staffChallenges.expires_at, now));
  const expires_at = later(now, LIFE_SECONDS);
  await db.insert(staffChallenges).values({ challenge, purpose, expires_at });
}

/** Whether it was asked for this and is not over. It is used up by that; of two at once one has it. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        gt(staffChallenges.expires_at, now),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return taken.length > 0;
}
