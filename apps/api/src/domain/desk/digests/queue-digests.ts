import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import { leadDigests } from '../../../database/schema/lead-digests.ts';
import { staff } from '../../../database/schema/staff.ts';
import { toIndiaTime } from '../../../shared/to-india-time.ts';
import { isInLeadScope } from '../leads/is-in-lead-scope.ts';
import type { DigestDeps } from './digest-deps.ts';

/** Earliest hour in India. Dealers open their shops later. */
const FIRST_HOUR = 7;

/** Prevents two processes from putting the same lead into two mails. */
const lockQuery = sql`select pg_advisory_xact_lock(hashtextextended('lead digests', 0))`;

/** Queues one mail a day for each dealer with new leads. Returns the number of queued mails. */
export async function queueDigests({
  db,
  clock,
  queue,
}: Pick<DigestDeps, 'db' | 'clock' | 'queue'>): Promise<number> {
  const now = clock();
  const { day, hour } = toIndiaTime(now);
  if (hour < FIRST_HOUR) return 0;
  return db.transaction(async (tx) => {
    await tx.execute(lockQuery);
    const dealers = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.role, 'dealer'), eq(staff.active, true), eq(staff.digest, true)));
    let queuedCount = 0;
    for (const dealer of dealers) {
      const lastDigest = await findLastDigest(tx, dealer.id);
      if (lastDigest?.day === day) continue;
      const after_lead = lastDigest?.last_lead ?? 0;
      const [newest] = await tx
        .select({ lead: max(deskLeads.id) })
        .from(deskLeads)
        .where(and(isInLeadScope(dealer), gt(deskLeads.id, after_lead)));
      if (newest?.lead == null) continue;
      const [digest] = await tx
        .insert(leadDigests)
        .values({ staff_id: dealer.id, day, after_lead, last_lead: newest.lead, filed_at: now })
        .returning({ id: leadDigests.id });
      if (digest === undefined) throw new Error('a digest was not written');
      await queue.add(tx, 'digests', { digest: digest.id });
      queuedCount += 1;
    }
    return queuedCount;
  });
}

async function findLastDigest(tx: Database, staffId: number) {
  const [lastDigest] = await tx
    .select()
    .from(leadDigests)
    .where(eq(leadDigests.staff_id, staffId))
    .orderBy(desc(leadDigests.id))
    .limit(1);
  return lastDigest;
}
