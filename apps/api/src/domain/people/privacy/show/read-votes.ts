import type { MyData } from '@tractor-haat/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { votes } from '../../../../database/schema/votes.ts';

/** Votes of a person, newest first. */
export async function readVotes(db: Database, voter: string): Promise<MyData['votes']> {
  const rows = await db
    .select()
    .from(votes)
    .where(eq(votes.voter, voter))
    .orderBy(desc(votes.created_at));
  return rows.map(({ kind, target, created_at }) => ({
    kind,
    about: target,
    created_at: created_at.toISOString(),
  }));
}
