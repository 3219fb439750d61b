import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';
import { reports } from './tables.ts';

/** The form has no idempotency key, so an equal report within this time counts as a repeated request. */
const DUPLICATE_WINDOW_SECONDS = 24 * 3600;

export async function saveReport(
  db: Database,
  clock: Clock,
  { path, text }: { path: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialises equal reports, so that parallel requests store only one.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`report ${path} ${text}`}, 0))`,
    );
    const now = clock();
    const [duplicate] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.path, path),
          eq(reports.text, text),
          gt(reports.created_at, addSeconds(now, -DUPLICATE_WINDOW_SECONDS)),
        ),
      )
      .limit(1);
    if (!duplicate) await tx.insert(reports).values({ path, text, created_at: now });
  });
}

/** A visitor's report of an error: approved means resolved, and rejected means unfounded. */
export const moderatedReports = createModeratedKind('report', reports, async (row) => ({
  by: '',
  about: row.path,
  text: row.text,
  link: row.path,
}));
