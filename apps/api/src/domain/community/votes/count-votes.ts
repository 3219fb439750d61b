import { and, count, eq, inArray, like } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { votes } from '../../../database/schema/votes.ts';
import { VERIFIED_VOTER_PREFIX } from '../../../shared/secrets/create-voter-id.ts';

export type VoteKind = typeof votes.$inferSelect.kind;

/** Votes refer to the key of a content row, because an import may change its id. */
export const toVoteTarget = ({ id, key }: { id: number; key: string | null }) => key ?? `id:${id}`;

/** Votes of unverified numbers are not counted. Targets without votes are missing from the map. */
export async function countVotes(
  db: Database,
  kind: VoteKind,
  targets: readonly string[],
): Promise<Map<string, number>> {
  if (targets.length === 0) return new Map();
  const rows = await db
    .select({ target: votes.target, total: count() })
    .from(votes)
    .where(
      and(
        eq(votes.kind, kind),
        inArray(votes.target, [...targets]),
        like(votes.voter, `${VERIFIED_VOTER_PREFIX}%`),
      ),
    )
    .groupBy(votes.target);
  return new Map(rows.map(({ target, total }) => [target, total]));
}

export async function saveVote(db: Database, vote: typeof votes.$inferInsert): Promise<void> {
  await db.insert(votes).values(vote).onConflictDoNothing();
}
