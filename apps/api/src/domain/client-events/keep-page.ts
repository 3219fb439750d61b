import { splitAddress } from '@tractor-haat/i18n';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageFailures } from '../../database/schema/counted-pages.ts';
import { consumeAddressQuota } from '../../shared/limits/address-quota.ts';
import { hourOf, type Reporter } from './keep.ts';

const MAX_PAGES_AN_HOUR = 5000;
/** New pages in an hour from one address. */
const NEW_PAGES_PER_ADDRESS = [{ most: 100, seconds: 3600 }];
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

/** Counts one failure of a page: of a known one always, of a new one while there are not too many. */
export async function keepPage(
  db: Database,
  page: string,
  { address, now }: Reporter,
): Promise<void> {
  const hour = hourOf(now);
  const counted = { count: sql`${pageFailures.count} + 1` };
  const same = and(eq(pageFailures.hour, hour), eq(pageFailures.page, page));
  const known = await db
    .update(pageFailures)
    .set(counted)
    .where(same)
    .returning({ page: pageFailures.page });
  if (known.length > 0) return;
  if ((await db.$count(pageFailures, eq(pageFailures.hour, hour))) >= MAX_PAGES_AN_HOUR) return;
  const what = 'client-event-pages';
  const taken = await consumeAddressQuota(db, what, address, NEW_PAGES_PER_ADDRESS, now);
  if (!taken.ok) return;
  const target = [pageFailures.hour, pageFailures.page];
  await db
    .insert(pageFailures)
    .values({ hour, page, count: 1 })
    .onConflictDoUpdate({ target, set: counted });
}
