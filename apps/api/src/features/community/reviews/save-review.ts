import { localizePath } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { type Clock, toIndiaTime } from '../../../core/jobs/clock.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';
import { reviews } from './tables.ts';

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

export const moderatedReviews = createModeratedKind('review', reviews, async (row, db) => {
  const [tractor] = await db
    .select({ slug: tractors.slug })
    .from(tractors)
    .where(eq(tractors.id, row.tractor_id));
  return {
    by: row.name,
    about: `${tractor?.slug}, ${row.rating} of 5`,
    text: row.text,
    link: localizePath(row.language, `/tractor/${tractor?.slug}/${row.tractor_id}`),
  };
});
