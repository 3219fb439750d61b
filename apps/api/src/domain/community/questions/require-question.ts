import type { Question } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { answers, questions } from '../../../database/schema/questions.ts';
import { createTranslatedError } from '../../../shared/create-translated-error.ts';
import { translateDemoText } from '../../../shared/names/translate-demo-text.ts';
import { countVotes, toVoteTarget } from '../votes/count-votes.ts';
import { selectText } from './select-text.ts';
import { toQuestionCard } from './to-question-card.ts';

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
