import {
  type LocalText,
  PER_PAGE,
  type Question,
  type QuestionCard,
  type QuestionsFilter,
  type QuestionsPage,
} from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PartlyLocalisedText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { createTranslatedError } from '../../../core/messages/http-error.ts';
import { translateDemoText } from '../../../core/messages/translate-demo-text.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import { countVotes, toVoteTarget } from '../votes/count-votes.ts';
import { answers, questions } from './tables.ts';

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

/** Lists the accepted answer first and the others by votes. Throws a 404 if the question is not public. */
export async function requireQuestion(
  db: Database,
  id: number,
  language: Language,
): Promise<Question> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.status, 'approved')));
  if (row === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  const replies = await db
    .select()
    .from(answers)
    .where(and(eq(answers.question_id, id), eq(answers.status, 'approved')))
    .orderBy(asc(answers.answered_on), asc(answers.id));
  const [questionVotes, answerVotes] = await Promise.all([
    countVotes(db, 'question', [toVoteTarget(row)]),
    countVotes(db, 'answer', replies.map(toVoteTarget)),
  ]);
  const counts = {
    votes: questionVotes.get(toVoteTarget(row)) ?? 0,
    answers: replies.length,
    solved: replies.some(({ accepted }) => accepted),
  };
  const answerItems = replies.map((reply) => ({
    id: reply.id,
    text: selectText(reply.text, language),
    name: reply.demo ? translateDemoText(reply.name, language) : reply.name,
    answered_on: reply.answered_on,
    accepted: reply.accepted,
    votes: answerVotes.get(toVoteTarget(reply)) ?? 0,
    demo: reply.demo,
  }));
  answerItems.sort((a, b) => Number(b.accepted) - Number(a.accepted) || b.votes - a.votes);
  return { ...toQuestionCard(row, counts, language), replies: answerItems };
}

type QuestionRow = typeof questions.$inferSelect;

function toQuestionCard(
  row: QuestionRow,
  counts: { votes: number; answers: number; solved: boolean },
  language: Language,
): QuestionCard {
  return {
    id: row.id,
    category: row.category as QuestionCard['category'],
    title: selectText(row.title, language),
    text: selectText(row.text, language),
    tractor: row.tractor,
    name: row.demo ? translateDemoText(row.name, language) : row.name,
    asked_on: row.asked_on,
    demo: row.demo,
    ...counts,
  };
}

/** Falls back to the first available language. */
export function selectText(texts: PartlyLocalisedText, language: Language): LocalText {
  const textLanguage =
    [language, ...LANGUAGES].find((candidate) => texts[candidate] !== undefined) ?? language;
  return { text: texts[textLanguage] ?? '', language: textLanguage };
}
