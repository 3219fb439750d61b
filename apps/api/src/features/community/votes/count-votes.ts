import { and, count, eq, inArray, like } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { VERIFIED_VOTER_PREFIX } from '../../../core/secrets/encrypt.ts';
import { reels } from '../../content/media/tables.ts';
import { answers, questions } from '../questions/tables.ts';
import { votes } from './tables.ts';

type VoteKind = typeof votes.$inferSelect.kind;

/** Votes refer to the key of a content row, because an import may change its id. */
export const toVoteTarget = ({ id, key }: { id: number; key: string | null }) => key ?? `id:${id}`;

/** Votes of unverified numbers are not counted. Targets without votes are missing from the map. */
export async function countVotes(
  db: Database,
  kind: VoteKind,
  targets: readonly string[],
): Promise<Map<string, number>> {
  if (targets.length === 0) return new Map();
  const rows = await db
    .select({ target: votes.target, total: count() })
    .from(votes)
    .where(
      and(
        eq(votes.kind, kind),
        inArray(votes.target, [...targets]),
        like(votes.voter, `${VERIFIED_VOTER_PREFIX}%`),
      ),
    )
    .groupBy(votes.target);
  return new Map(rows.map(({ target, total }) => [target, total]));
}

export async function saveVote(db: Database, vote: typeof votes.$inferInsert): Promise<void> {
  await db.insert(votes).values(vote).onConflictDoNothing();
}

/** Returns null if the row is not public. `path` is the page on which the row is shown. */
export async function findVoteTarget(
  db: Database,
  kind: VoteKind,
  id: number,
): Promise<{ target: string; path: string } | null> {
  if (kind === 'reel') {
    const [row] = await db
      .select({ slug: reels.slug })
      .from(reels)
      .where(isLive(reels, eq(reels.id, id)));
    return row ? { target: row.slug, path: `/tractor-reels-and-shorts/${row.slug}` } : null;
  }
  if (kind === 'question') {
    const [row] = await db
      .select({ id: questions.id, key: questions.key })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.status, 'approved')));
    return row ? { target: toVoteTarget(row), path: `/tractors-question-hub/${row.id}` } : null;
  }
  const [row] = await db
    .select({ id: answers.id, key: answers.key, question: answers.question_id })
    .from(answers)
    .where(and(eq(answers.id, id), eq(answers.status, 'approved')));
  return row ? { target: toVoteTarget(row), path: `/tractors-question-hub/${row.question}` } : null;
}
