import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { keyMarks } from '../../database/schema/key-marks.ts';
import { StartProblem } from '../start-problem.ts';

/**
 * Throws `StartProblem` if the database was used with another key before: two APIs with different keys would reject
 * each other's sign-ins, codes and links. `isReplaced`: the operator changed the key.
 */
export async function refuseOtherKey(
  db: Database,
  key: string,
  isReplaced: boolean,
): Promise<void> {
  const mark = createHmac('sha256', key).update('mark of SECRET_KEY').digest('base64url');
  const own = eq(keyMarks.name, 'secret');
  await db.insert(keyMarks).values({ name: 'secret', mark }).onConflictDoNothing();
  if (isReplaced) {
    await db.update(keyMarks).set({ mark }).where(own);
    return;
  }
  const [first] = await db.select().from(keyMarks).where(own);
  if (first?.mark === mark) return;
  throw new StartProblem(
    'SECRET_KEY is not the one with which this database is used: give every API process the same; if it was ' +
      'replaced on purpose, start all of them with SECRET_KEY_REPLACED=on, and once without it afterwards.',
  );
}
