import { eq } from 'drizzle-orm';
import { answers, questions } from '../../../database/schema/questions.ts';
import { moderatedTable } from '../moderation/moderated-table.ts';
import { someText } from './some-text.ts';

export const moderatedQuestions = moderatedTable('question', questions, async (row) => ({
  by: row.name,
  about: someText(row.title, 'en').text,
  text: someText(row.text, 'en').text,
  link: `/tractors-question-hub/${row.id}`,
}));

export const moderatedAnswers = moderatedTable('answer', answers, async (row, db) => {
  const [question] = await db
    .select({ title: questions.title })
    .from(questions)
    .where(eq(questions.id, row.question_id));
  return {
    by: row.name,
    about: someText(question?.title ?? {}, 'en').text,
    text: someText(row.text, 'en').text,
    link: `/tractors-question-hub/${row.question_id}`,
  };
});
