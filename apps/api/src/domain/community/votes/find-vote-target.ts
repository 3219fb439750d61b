import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { answers, questions } from '../../../database/schema/questions.ts';
import { reels } from '../../../database/schema/reels.ts';
import { toVoteTarget, type VoteKind } from './count-votes.ts';

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
