import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { reviews } from '../../../database/schema/reviews.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import { toIndiaTime } from '../../../shared/to-india-time.ts';

/** Stored with the idempotency key, so that a repeated request does not insert the review again. */
const SAVED_RESPONSE = 'kept' as const;

type NewReview = Pick<
  typeof reviews.$inferInsert,
  'tractor_id' | 'rating' | 'text' | 'language' | 'name'
>;

export async function saveReview(
  { db, clock }: { db: Database; clock: Clock },
  review: NewReview,
  claim: Claim | null,
): Promise<void> {
  const row = { ...review, written_on: toIndiaTime(clock()).day, demo: false };
  await runOnce(db, claim, z.literal(SAVED_RESPONSE), async (tx) => {
    await tx.insert(reviews).values(row);
    return { response: SAVED_RESPONSE, more: undefined };
  });
}

export async function findReviewedTractor(
  db: Database,
  id: number,
): Promise<{ slug: string } | undefined> {
  const [tractor] = await db
    .select({ slug: tractors.slug })
    .from(tractors)
    .where(isLive(tractors, eq(tractors.id, id)));
  return tractor;
}
