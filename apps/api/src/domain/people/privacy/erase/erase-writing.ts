import { sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { deleteTree } from './delete-tree.ts';

/** Replaces the name in texts that stay. */
const NOBODY = '—';

/**
 * Deletes comments, answers and questions of a number. A question with answers of others stays without name and number.
 * Texts under the number that it did not verify may be another person's: they stay and lose the number.
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
