import {
  PER_PAGE,
  type QuestionsFilter,
  type QuestionsPage,
} from '@tractor-haat/api-client/contract';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { answers, questions } from '../../../database/schema/questions.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { voteCounts, voteTarget } from '../votes/count.ts';
import { questionCard } from './card.ts';

/** Public questions, newest first. Every word of `q` must be in the title or the text. */
export async function listQuestions(db: Database, filter: QuestionsFilter): Promise<QuestionsPage> {
  const { page, language, category, q, tractor } = filter;
  const where = and(
    eq(questions.status, 'approved'),
    category === undefined ? undefined : eq(questions.category, category),
    ...searched(q),
    tractor === undefined ? undefined : aboutTractor(tractor),
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
    ...toPageNumbers(totals[0]?.total ?? 0, page),
  };
}

/** Visitors write the brand in any script or omit it; the model is as its maker writes it. */
function aboutTractor(id: number): SQL {
  return sql`lower(${questions.tractor}) in (
    select lower(spoken.name || ${tractors.model})
    from ${tractors}
    join ${tractorBrands} on ${tractorBrands.id} = ${tractors.brand_id}
    cross join lateral (
      select value || ' ' as name from jsonb_each_text(${tractorBrands.name})
      union all select ''
    ) as spoken
    where ${tractors.id} = ${id})`;
}

const escaped = (term: string) => term.replace(/[\\%_]/g, '\\$&');

function searched(query: string | undefined): SQL[] {
  if (query === undefined) return [];
  const terms = query.toLowerCase().split(/\s+/).slice(0, 8);
  return terms.map((word) => {
    const pattern = `%${escaped(word)}%`;
    return sql`lower(${questions.title}::text || ' ' || ${questions.text}::text) like ${pattern}`;
  });
}

/** Public answers of each question: their number, and whether one was accepted. */
async function answerCounts(
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
