import {
  PER_PAGE,
  type QuestionsFilter,
  type QuestionsPage,
} from '@tractor-haat/api-client/contract';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { questions } from '../database/schema/questions.ts';
import { pageNumbers } from '../pages.ts';
import { voteCounts, voteTarget } from '../votes/count.ts';
import { questionCard } from './card.ts';
import { answerCounts } from './counts.ts';

/** Shown questions, the newest first. Every word of `q` must be in the title or the text. */
export async function listQuestions(db: Database, filter: QuestionsFilter): Promise<QuestionsPage> {
  const { page, language, category, q } = filter;
  const where = and(
    eq(questions.status, 'approved'),
    category === undefined ? undefined : eq(questions.category, category),
    ...searched(q),
  );
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(questions)
      .where(where)
      .orderBy(desc(questions.asked_on), desc(questions.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(questions).where(where),
  ]);
  const [answered, voted] = await Promise.all([
    answerCounts(
      db,
      rows.map(({ id }) => id),
    ),
    voteCounts(db, 'question', rows.map(voteTarget)),
  ]);
  return {
    items: rows.map((row) =>
      questionCard(
        row,
        {
          votes: voted.get(voteTarget(row)) ?? 0,
          ...(answered.get(row.id) ?? { answers: 0, solved: false }),
        },
        language,
      ),
    ),
    ...pageNumbers(totals[0]?.total ?? 0, page),
  };
}

function searched(query: string | undefined): SQL[] {
  if (query === undefined) return [];
  const words = query.toLowerCase().split(/\s+/).slice(0, 8);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`lower(${questions.title}::text || ' ' || ${questions.text}::text) like ${pattern}`;
  });
}
