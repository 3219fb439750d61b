import { splitAddress } from '@tractor-haat/i18n';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageFailures } from '../../database/schema/counted-pages.ts';

const MAX_PAGES_AN_HOUR = 500;
const LONGEST = 200;

/** The page from which a browser reports, by the header that it sends anyway: nothing of its parameters, or of a person. */
export function pageOf(referer: string | undefined, host: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (host === undefined || from.host !== host) return undefined;
  const { path } = splitAddress(from.pathname);
  // An address with a word of somebody's mail, message or invitation in it.
  const shown = path.replace(/\/[\w-]{22,}(?=\/|$)/g, '/…');
  return shown.length > LONGEST || !/^\/[\w/…-]*$/u.test(shown) ? undefined : shown;
}

/** Counts one failure of a page. */
export async function keepPage(db: Database, page: string, now: Date): Promise<void> {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  if ((await db.$count(pageFailures, eq(pageFailures.hour, hour))) >= MAX_PAGES_AN_HOUR) return;
  await db
    .insert(pageFailures)
    .values({ hour, page, count: 1 })
    .onConflictDoUpdate({
      target: [pageFailures.hour, pageFailures.page],
      set: { count: sql`${pageFailures.count} + 1` },
    });
}
