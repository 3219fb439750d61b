import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { deleteTree } from './delete-tree.ts';

/** Stands where a name stood, on what stays for others' sake. */
const NOBODY = '—';

/**
 * Takes out comments, answers and questions of a number. A question that others have answered stays for those answers'
 * sake, without its person: no name, no number. What was written under the number without proving it may be another
 * person's: it stays and loses the number.
 */
export async function eraseWriting(tx: Database, mobile: string): Promise<number> {
  await tx.execute(sql`update answers set mobile = null where mobile = ${mobile} and not proven`);
  await tx.execute(sql`update questions set mobile = null where mobile = ${mobile} and not proven`);
  await tx.execute(sql`update comments set mobile = '' where mobile = ${mobile} and not proven`);
  const answers = await deleteTree(tx, 'answers', sql`mobile = ${mobile}`);
  const answered = sql`exists (select from answers where answers.question_id = questions.id)`;
  await tx.execute(
    sql`update questions set name = ${NOBODY}, mobile = null where mobile = ${mobile} and ${answered}`,
  );
  const questions = await deleteTree(tx, 'questions', sql`mobile = ${mobile}`);
  return answers + questions + (await deleteTree(tx, 'comments', sql`mobile = ${mobile}`));
}
