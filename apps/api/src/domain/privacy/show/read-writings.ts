import type { MyData } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { comments } from '../../../database/schema/comments.ts';
import { answers, questions } from '../../../database/schema/questions.ts';
import type { SomeLanguages } from '../../../database/schema/some-languages.ts';

type Writings = MyData['writings'];

/** What somebody wrote under a number for others to read. Reviews are kept without a number, and so nobody's. */
export async function readWritings(db: Database, mobile: string): Promise<Writings> {
  const [asked, answered, commented] = await Promise.all([
    db.select().from(questions).where(eq(questions.mobile, mobile)),
    db
      .select({ answer: answers, title: questions.title })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.question_id))
      .where(eq(answers.mobile, mobile)),
    db.select().from(comments).where(eq(comments.mobile, mobile)),
  ]);
  const all: Writings = [
    ...asked.map((row) => ({
      kind: 'question' as const,
      about: words(row.title),
      text: words(row.text),
      email: null,
      ...said(row),
    })),
    ...answered.map(({ answer, title }) => ({
      kind: 'answer' as const,
      about: words(title),
      text: words(answer.text),
      email: null,
      ...said(answer),
    })),
    ...commented.map((row) => ({
      kind: 'comment' as const,
      about: row.post_slug,
      text: row.text,
      email: row.email,
      ...said(row),
    })),
  ];
  return all.sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** A visitor's text is in one language. */
const words = (texts: SomeLanguages) =>
  Object.values(texts).find((text) => text !== undefined) ?? '';

const said = ({
  name,
  status,
  created_at,
}: {
  name: string;
  status: string;
  created_at: Date;
}) => ({
  name,
  status,
  created_at: created_at.toISOString(),
});
