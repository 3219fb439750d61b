import type { Digest } from '@tractor-haat/api-client/contract';
import { and, desc, eq, gt, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../core/database/database.ts';
import type { SendMail } from '../../../core/delivery/create-smtp-sender.ts';
import { type Clock, toIndiaTime } from '../../../core/jobs/clock.ts';
import type { JobQueue } from '../../../core/jobs/job-queue.ts';
import { staff } from '../tables.ts';
import { isInLeadScope } from './list-leads.ts';
import { deskLeads, leadDigests } from './tables.ts';

export type DigestJob = { digest: number };

export type DigestDeps = {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  origin: string;
  send: SendMail;
};

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

const CHECK_INTERVAL_MS = 5 * 60_000;

/** Several processes may run this at the same time, because `queueDigests` takes a lock. */
export function scheduleDigests(
  deps: DigestDeps,
  logger: Pick<Logger, 'warn'>,
): { stop(): Promise<void> } {
  let isStopped = false;
  let currentCheck: Promise<void> = Promise.resolve();
  const check = async () => {
    try {
      await queueDigests(deps);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) logger.warn({ reason }, 'creating lead digests failed');
    }
  };
  const timer = setInterval(() => {
    currentCheck = check();
  }, CHECK_INTERVAL_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await currentCheck;
    },
  };
}

export async function loadDigestSettings(db: Database, staffId: number): Promise<Digest> {
  const [settings] = await db
    .select({ on: staff.digest, language: staff.language })
    .from(staff)
    .where(eq(staff.id, staffId));
  if (settings === undefined) throw new Error('the member of staff does not exist');
  return settings;
}

export async function saveDigestSettings(
  db: Database,
  staffId: number,
  { on, language }: Digest,
): Promise<void> {
  await db.update(staff).set({ digest: on, language }).where(eq(staff.id, staffId));
}
