import type { ClientEvent, ClientEventCount } from '@tractor-haat/api-client/contract';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { pageFailures } from '../../search/tables.ts';
import { clientEvents } from './tables.ts';

type Reporter = { address: string; now: Date };

/** Per hour and address. A kind is a combination of remote, version, phase and code. */
const NEW_KIND_LIMITS = [{ max: 30, seconds: 3600 }];

/** Per hour. Real failures concern two or three versions of a remote, each with a few phases and codes. */
const MAX_KINDS_PER_REMOTE = 200;
const MAX_KINDS = 5000;

const { hour, remote, version, phase, code } = clientEvents;

/** Returns false and counts nothing if the kind of event is new in this hour and a limit is reached. */
export async function recordClientEvent(
  db: Database,
  event: ClientEvent,
  reporter: Reporter,
): Promise<boolean> {
  const { now } = reporter;
  const values = { ...event, hour: toHourStart(now) };
  const increment = { count: sql`${clientEvents.count} + 1`, last_at: now };
  const isSameKind = and(
    eq(hour, values.hour),
    eq(remote, event.remote),
    eq(version, event.version),
    eq(phase, event.phase),
    eq(code, event.code),
  );
  const updatedRows = await db
    .update(clientEvents)
    .set(increment)
    .where(isSameKind)
    .returning({ hour });
  if (updatedRows.length > 0) return true;
  if (!(await consumeKindQuota(db, values, reporter))) return false;
  await db
    .insert(clientEvents)
    .values({ ...values, count: 1, last_at: now })
    .onConflictDoUpdate({ target: [hour, remote, version, phase, code], set: increment });
  return true;
}

async function consumeKindQuota(
  db: Database,
  event: { hour: Date; remote: string },
  { address, now }: Reporter,
): Promise<boolean> {
  const [kinds] = await db
    .select({
      total: sql<number>`count(*)::int`,
      inRemote: sql<number>`(count(*) filter (where ${remote} = ${event.remote}))::int`,
    })
    .from(clientEvents)
    .where(eq(hour, event.hour));
  const { total = 0, inRemote = 0 } = kinds ?? {};
  if (total >= MAX_KINDS || inRemote >= MAX_KINDS_PER_REMOTE) return false;
  const quotaName = 'client-event-kinds';
  return (await consumeAddressQuota(db, quotaName, address, NEW_KIND_LIMITS, now)).ok;
}

function toHourStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCMinutes(0, 0, 0);
  return start;
}

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

const DAY_SECONDS = 24 * 3600;

/** A kind is a combination of remote, version, phase and code. Anyone can forge reports, so the list is limited. */
const MAX_LISTED_KINDS = 200;
const MAX_LISTED_KINDS_PER_REMOTE = 50;

export async function listRecentClientEvents(db: Database, now: Date): Promise<ClientEventCount[]> {
  const { remote, version, phase, code, count, last_at } = clientEvents;
  const total = sql<number>`sum(${count})::int`;
  const kinds = db
    .select({
      remote,
      version,
      phase,
      code,
      count: total.as('total'),
      last_at: sql<Date>`max(${last_at})`.mapWith(last_at).as('newest'),
      rank: sql<number>`row_number() over (partition by ${remote} order by ${total} desc)`.as(
        'rank',
      ),
    })
    .from(clientEvents)
    .where(gt(last_at, addSeconds(now, -DAY_SECONDS)))
    .groupBy(remote, version, phase, code)
    .as('kinds');
  const rows = await db
    .select()
    .from(kinds)
    .where(lte(kinds.rank, MAX_LISTED_KINDS_PER_REMOTE))
    .orderBy(desc(kinds.count), desc(kinds.last_at))
    .limit(MAX_LISTED_KINDS);
  return rows
    .sort((a, b) => b.last_at.getTime() - a.last_at.getTime())
    .map(({ rank: _, ...row }) => ({
      ...row,
      phase: row.phase as ClientEventCount['phase'],
      code: row.code as ClientEventCount['code'],
      last_at: row.last_at.toISOString(),
    }));
}
