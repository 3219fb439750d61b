import { parseLocalizedPath } from '@tractor-haat/i18n';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { pageFailures } from '../../../database/schema/search-misses.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { type Reporter, toHourStart } from './record-client-event.ts';

const MAX_PAGES_AN_HOUR = 5000;
const NEW_PAGE_LIMITS = [{ max: 100, seconds: 3600 }];

/** Anyone can forge reports, so the number of new pages per hour is limited. */
export async function recordPageFailure(
  db: Database,
  page: string,
  { address, now }: Reporter,
): Promise<void> {
  const hour = toHourStart(now);
  const increment = { count: sql`${pageFailures.count} + 1` };
  const isSamePage = and(eq(pageFailures.hour, hour), eq(pageFailures.page, page));
  const updatedRows = await db
    .update(pageFailures)
    .set(increment)
    .where(isSamePage)
    .returning({ page: pageFailures.page });
  if (updatedRows.length > 0) return;
  if ((await db.$count(pageFailures, eq(pageFailures.hour, hour))) >= MAX_PAGES_AN_HOUR) return;
  const quotaName = 'client-event-pages';
  const quota = await consumeAddressQuota(db, quotaName, address, NEW_PAGE_LIMITS, now);
  if (!quota.ok) return;
  const target = [pageFailures.hour, pageFailures.page];
  await db
    .insert(pageFailures)
    .values({ hour, page, count: 1 })
    .onConflictDoUpdate({ target, set: increment });
}

const MAX_PAGE_LENGTH = 200;
const PAGE_PATTERN = /^\/[\w/…-]*$/u;

/** A long path segment may be a secret token, such as that of an invitation. */
const TOKEN_PATTERN = /\/[\w-]{22,}(?=\/|$)/g;

/** Returns the path without language and query, or undefined if the referer is not a page of this host. */
export function parseReportedPage(
  referer: string | undefined,
  host: string | undefined,
): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  if (host === undefined || url.host !== host) return undefined;
  const maskedPath = parseLocalizedPath(url.pathname).path.replace(TOKEN_PATTERN, '/…');
  const isPage = maskedPath.length <= MAX_PAGE_LENGTH && PAGE_PATTERN.test(maskedPath);
  return isPage ? maskedPath : undefined;
}
