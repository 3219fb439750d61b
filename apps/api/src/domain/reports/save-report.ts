import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { reports } from '../../database/schema/reports.ts';
import { type Clock, later } from '../../shared/clock.ts';

/** The page's form works without script and has no key of its attempt: the same words on the same page within a day are one. */
const SAME_WITHIN_SECONDS = 24 * 3600;

/** Keeps what a visitor says is wrong. Sent twice, as when the answer was lost, it is one report. */
export async function saveReport(
  db: Database,
  clock: Clock,
  { path, text }: { path: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two at once wait for one another: both would find none.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`report ${path} ${text}`}, 0))`,
    );
    const now = clock();
    const [same] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.path, path),
          eq(reports.text, text),
          gt(reports.created_at, later(now, -SAME_WITHIN_SECONDS)),
        ),
      )
      .limit(1);
    if (!same) await tx.insert(reports).values({ path, text, created_at: now });
  });
}
