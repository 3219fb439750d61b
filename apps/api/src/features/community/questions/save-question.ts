import type { Language } from '@tractor-haat/i18n';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { toIndiaTime } from '../../../core/jobs/clock.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';
import {
  type FormMetadata,
  type SubmissionDeps,
  type SubmissionResult,
  saveSubmission,
} from '../moderation/save-submission.ts';
import { selectText } from './list-questions.ts';
import { answers, questions } from './tables.ts';

const MAX_TRACTOR_CHARACTERS = 80;

/** `proven` is true if the mobile number was verified in this browser. */
type NewText = { language: Language; text: string; name: string; mobile: string; proven: boolean };
type NewQuestion = NewText & {
  category: typeof questions.$inferInsert.category;
  title: string;
  tractor: string;
};
type NewAnswer = NewText & { question_id: number };

export async function hasQuestion(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.status, 'approved')));
  return rows.length > 0;
}

export function saveQuestion(
  deps: SubmissionDeps,
  { category, title, tractor, ...submission }: NewQuestion,
  form: FormMetadata,
): Promise<SubmissionResult> {
  const { text, name, mobile } = submission;
  const now = deps.clock();
  const row = {
    ...toColumns(submission),
    category,
    title: { [submission.language]: title.trim() },
    tractor: tractor.trim().slice(0, MAX_TRACTOR_CHARACTERS) || null,
    asked_on: toIndiaTime(now).day,
    created_at: now,
  };
  const fields = { category, title, text, name, mobile };
  return saveSubmission(deps, { ...form, fields, save: (tx) => tx.insert(questions).values(row) });
}

export function saveAnswer(
  deps: SubmissionDeps,
  { question_id, ...submission }: NewAnswer,
  form: FormMetadata,
): Promise<SubmissionResult> {
  const { text, name, mobile } = submission;
  const now = deps.clock();
  const row = {
    ...toColumns(submission),
    question_id,
    answered_on: toIndiaTime(now).day,
    created_at: now,
  };
  const fields = { text, name, mobile };
  return saveSubmission(deps, { ...form, fields, save: (tx) => tx.insert(answers).values(row) });
}

const toColumns = ({ language, text, name, mobile, proven }: NewText) => ({
  text: { [language]: text.trim() },
  name: name.trim(),
  mobile: mobile.trim(),
  proven,
});

export const moderatedQuestions = createModeratedKind('question', questions, async (row) => ({
  by: row.name,
  about: selectText(row.title, 'en').text,
  text: selectText(row.text, 'en').text,
  link: `/tractors-question-hub/${row.id}`,
}));

export const moderatedAnswers = createModeratedKind('answer', answers, async (row, db) => {
  const [question] = await db
    .select({ title: questions.title })
    .from(questions)
    .where(eq(questions.id, row.question_id));
  return {
    by: row.name,
    about: selectText(question?.title ?? {}, 'en').text,
    text: selectText(row.text, 'en').text,
    link: `/tractors-question-hub/${row.question_id}`,
  };
});
