import type { MyData } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { comments } from '../../../../database/schema/comments.ts';
import type { PartlyLocalisedText } from '../../../../database/schema/partly-localised.ts';
import { answers, questions } from '../../../../database/schema/questions.ts';

type PersonalTexts = MyData['submissions'];

/** An unverified text may be a stranger's, so its content is omitted. Reviews are stored without a number. */
export async function readTexts(db: Database, mobile: string): Promise<PersonalTexts> {
  const [questionRows, answerRows, commentRows] = await Promise.all([
    db.select().from(questions).where(eq(questions.mobile, mobile)),
    db
      .select({ answer: answers, title: questions.title })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.question_id))
      .where(eq(answers.mobile, mobile)),
    db.select().from(comments).where(eq(comments.mobile, mobile)),
  ]);
  const personalTexts: PersonalTexts = [
    ...questionRows.map((row) => ({
      kind: 'question' as const,
      about: pickText(row.title),
      ...toPersonalText(row, pickText(row.text)),
    })),
    ...answerRows.map(({ answer, title }) => ({
      kind: 'answer' as const,
      about: pickText(title),
      ...toPersonalText(answer, pickText(answer.text)),
    })),
    ...commentRows.map((row) => ({
      kind: 'comment' as const,
      about: row.post_slug,
      ...toPersonalText(row, row.text, row.email),
    })),
  ];
  return personalTexts.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** A visitor's text is in one language. */
const pickText = (texts: PartlyLocalisedText) =>
  Object.values(texts).find((text) => text !== undefined) ?? '';

type Row = { name: string; status: string; created_at: Date; proven: boolean };

const toPersonalText = (row: Row, text: string, email: string | null = null) => ({
  name: row.proven ? row.name : '',
  text: row.proven ? text : '',
  email: row.proven ? email : null,
  status: row.status,
  created_at: row.created_at.toISOString(),
});
