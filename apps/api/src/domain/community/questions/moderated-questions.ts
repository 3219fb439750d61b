import { eq } from 'drizzle-orm';
import { answers, questions } from '../../../database/schema/questions.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';
import { selectText } from './select-text.ts';

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
