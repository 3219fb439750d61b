import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { answers } from '../../../database/schema/questions.ts';

/** Public answers of each question: their number, and whether one was accepted. */
export async function answerCounts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { answers: number; solved: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: answers.question_id,
      answers: count(),
      solved: sql<boolean>`bool_or(${answers.accepted})`,
    })
    .from(answers)
    .where(and(inArray(answers.question_id, [...ids]), eq(answers.status, 'approved')))
    .groupBy(answers.question_id);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
