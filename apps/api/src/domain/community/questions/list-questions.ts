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
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { countVotes, toVoteTarget } from '../votes/count-votes.ts';
import { toQuestionCard } from './to-question-card.ts';

const MAX_SEARCH_TERMS = 8;

/** Newest first. Each word of `q` must occur in the title or the text. */
export async function listQuestions(db: Database, filter: QuestionsFilter): Promise<QuestionsPage> {
  const { page, language, category, q, tractor } = filter;
  const where = and(
    eq(questions.status, 'approved'),
    category === undefined ? undefined : eq(questions.category, category),
    ...createSearchConditions(q),
    tractor === undefined ? undefined : createTractorCondition(tractor),
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
  const [answersByQuestion, votesByTarget] = await Promise.all([
    countAnswers(
      db,
      rows.map(({ id }) => id),
    ),
    countVotes(db, 'question', rows.map(toVoteTarget)),
  ]);
  return {
    items: rows.map((row) => {
      const votes = votesByTarget.get(toVoteTarget(row)) ?? 0;
      const answerCounts = answersByQuestion.get(row.id) ?? { answers: 0, solved: false };
      return toQuestionCard(row, { votes, ...answerCounts }, language);
    }),
    ...toPageNumbers(totals[0]?.total ?? 0, page),
  };
}

/** Visitors write the brand of a tractor in any script or omit it, so each variant of the name matches. */
function createTractorCondition(id: number): SQL {
  return sql`lower(${questions.tractor}) in (
    select lower(brand_prefix.name || ${tractors.model})
    from ${tractors}
    join ${tractorBrands} on ${tractorBrands.id} = ${tractors.brand_id}
    cross join lateral (
      select value || ' ' as name from jsonb_each_text(${tractorBrands.name})
      union all select ''
    ) as brand_prefix
    where ${tractors.id} = ${id})`;
}

const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&');

function createSearchConditions(query: string | undefined): SQL[] {
  if (query === undefined) return [];
  const terms = query.toLowerCase().split(/\s+/).slice(0, MAX_SEARCH_TERMS);
  return terms.map((term) => {
    const pattern = `%${escapeLike(term)}%`;
    return sql`lower(${questions.title}::text || ' ' || ${questions.text}::text) like ${pattern}`;
  });
}

/** Counts approved answers. `solved` is true if one of them was accepted. */
async function countAnswers(
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
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
