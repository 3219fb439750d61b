import type { RetentionDays } from '@tractor-haat/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../core/database/database.ts';
import { deleteTree, queryRows, runErasure } from '../../../core/database/delete-tree.ts';
import { addSeconds, systemClock } from '../../../core/jobs/clock.ts';
import { VERIFIED_VOTER_PREFIX } from '../../../core/secrets/encrypt.ts';
import { deleteLeads } from '../../enquiries/forms/privacy.ts';

/** The first run is delayed, so that it does not slow down the first requests. */
const FIRST_RUN_MS = 20_000;
const RUN_INTERVAL_MS = 3_600_000;

export function scheduleRetention(
  db: Database,
  days: RetentionDays,
  logger: Pick<Logger, 'info' | 'warn'>,
  signal: AbortSignal,
): void {
  const run = async () => {
    try {
      const deleted = await deleteExpired(db, days, systemClock(), signal);
      if (Object.keys(deleted).length > 0) logger.info({ gone: deleted }, 'expired rows deleted');
    } catch (err) {
      if (!signal.aborted) logger.warn({ err }, 'deleting expired rows failed');
    }
  };
  const firstRunTimer = setTimeout(run, FIRST_RUN_MS).unref();
  const intervalTimer = setInterval(run, RUN_INTERVAL_MS).unref();
  signal.addEventListener('abort', () => {
    clearTimeout(firstRunTimer);
    clearInterval(intervalTimer);
  });
}

/** Small batches hold row locks for a short time and lose little work if they are interrupted. */
const MAX_BATCH = 1000;

/** Searches without results are evaluated monthly, so a season is enough. */
const SEARCHES_DAYS = 90;

const YEAR_DAYS = 365;

type ExpiryRule = {
  table: string;
  /** Column by which the rows of a batch are selected. */
  key: string;
  where: SQL;
  /** Default: `deleteTree`. */
  deleteRows?: (tx: Database, where: SQL) => Promise<number>;
};

/** A process without this lock skips its run. */
const lockQuery = sql`select pg_try_advisory_xact_lock(hashtextextended('forgetting', 0)) as is_locked`;

/** Each batch is a transaction. Returns the number of deleted rows by table. */
export async function deleteExpired(
  db: Database,
  days: RetentionDays,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const rule of createRules(days, now)) {
    let batchSize: number | undefined;
    do {
      if (signal?.aborted) return deleted;
      batchSize = await deleteBatch(db, rule);
      if (batchSize === undefined) return deleted;
      if (batchSize > 0) deleted[rule.table] = (deleted[rule.table] ?? 0) + batchSize;
    } while (batchSize > 0);
  }
  return deleted;
}

/** Returns the number of deleted rows, or undefined if another process has the lock. */
function deleteBatch(db: Database, { table, key, where, deleteRows }: ExpiryRule) {
  return runErasure(db, async (tx) => {
    const [lock] = await queryRows<{ is_locked: boolean }>(tx, lockQuery);
    if (lock?.is_locked !== true) return undefined;
    const column = sql.identifier(key);
    const batch = sql`${column} in (select ${column} from ${sql.identifier(table)}
      where ${where} order by ${column} limit ${MAX_BATCH})`;
    const rows = await queryRows<{ key: string | number }>(
      tx,
      sql`select ${column} as key from ${sql.identifier(table)} where ${batch}`,
    );
    if (rows.length === 0) return 0;
    // More rows may have expired since the query above, so the rows are selected by key.
    const isInBatch = sql`(${column} in ${rows.map((row) => row.key)} and (${where}))`;
    return deleteRows === undefined ? deleteTree(tx, table, isInBatch) : deleteRows(tx, isInBatch);
  });
}

type DaysAgo = (count: number) => SQL;

function createRules(days: RetentionDays, now: Date): ExpiryRule[] {
  const daysAgo: DaysAgo = (count) => {
    const at = addSeconds(now, -count * 24 * 3600);
    return sql`${at.toISOString()}::timestamptz`;
  };
  return [
    ...createTemporaryRules(days, daysAgo),
    ...createListingRules(days, daysAgo),
    ...createLeadRules(days, daysAgo),
    ...createActivityRules(days, daysAgo),
  ];
}

function createTemporaryRules(days: RetentionDays, daysAgo: DaysAgo): ExpiryRule[] {
  return [
    { table: 'limit_hits', key: 'key', where: sql`until < ${daysAgo(0)}` },
    { table: 'use_counts', key: 'key', where: sql`until < ${daysAgo(0)}` },
    { table: 'form_drafts', key: 'id', where: sql`until < ${daysAgo(0)}` },
    { table: 'kept_answers', key: 'browser', where: sql`until < ${daysAgo(0)}` },
    { table: 'newsletter_requests', key: 'id', where: sql`expires_at < ${daysAgo(0)}` },
    // The voices are deleted at the end of the vote. The vote stays for a year, so that its page can report the end.
    { table: 'family_voices', key: 'family_id', where: sql`until <= ${daysAgo(0)}` },
    { table: 'family_votes', key: 'id', where: sql`until < ${daysAgo(YEAR_DAYS)}` },
    { table: 'my_data_visits', key: 'id_hash', where: sql`until < ${daysAgo(0)}` },
    { table: 'one_time_codes', key: 'id', where: sql`expires_at < ${daysAgo(days.codes)}` },
    // The period is longer than any delay after wrong codes. Afterwards the count starts again.
    { table: 'number_failures', key: 'key', where: sql`last_at < ${daysAgo(days.codes)}` },
    {
      table: 'code_failures',
      key: 'mobile',
      where: sql`coalesce(blocked_until, '-infinity') < ${daysAgo(days.codes)} and not exists
        (select from one_time_codes where one_time_codes.mobile = split_part(code_failures.mobile, ':', 1))`,
    },
    { table: 'sessions', key: 'id_hash', where: sql`expires_at < ${daysAgo(days.sessions)}` },
  ];
}

function createListingRules(days: RetentionDays, daysAgo: DaysAgo): ExpiryRule[] {
  return [
    {
      table: 'used_tractors',
      key: 'id',
      where: sql`status = 'unverified' and created_at < ${daysAgo(days.unfinished_listings)}`,
    },
    {
      table: 'used_tractors',
      key: 'id',
      where: sql`status in ('sold', 'rejected') and not demo
        and coalesce(moderated_at, created_at) < ${daysAgo(days.closed_listings)}`,
    },
    {
      table: 'used_photos',
      key: 'id',
      where: sql`listing_id is null and created_at < ${daysAgo(days.unfinished_listings)}`,
    },
  ];
}

function createLeadRules(days: RetentionDays, daysAgo: DaysAgo): ExpiryRule[] {
  const unverified = daysAgo(days.unverified_leads);
  return [
    // Unverified attempts of verified leads are deleted, and the leads stay.
    {
      table: 'enquiry_attempts',
      key: 'primary_id',
      where: sql`outcome is null and created_at < ${unverified}`,
    },
    {
      table: 'enquiries',
      key: 'id',
      where: sql`status <> 'verified' and created_at < ${unverified} and not exists
        (select from enquiry_attempts where enquiry_id = enquiries.id and created_at >= ${unverified})`,
      deleteRows: deleteLeads,
    },
    {
      table: 'enquiries',
      key: 'id',
      where: sql`created_at < ${daysAgo(days.leads)}`,
      deleteRows: deleteLeads,
    },
    {
      table: 'consents',
      key: 'id',
      // The consent of a newsletter subscriber is retained as long as the subscription.
      where: sql`(proven_at is null and given_at < ${unverified}) or (given_at < ${daysAgo(days.leads)} and not exists
        (select from newsletter where newsletter.email = consents.email and consents.withdrawn_at is null))`,
    },
  ];
}

function createActivityRules(days: RetentionDays, daysAgo: DaysAgo): ExpiryRule[] {
  return [
    // Votes of unverified browsers are not counted.
    { table: 'votes', key: 'voter', where: sql`voter not like ${`${VERIFIED_VOTER_PREFIX}%`}` },
    {
      table: 'price_alerts',
      key: 'id',
      where: sql`(status = 'unverified' and created_at < ${daysAgo(days.unfinished_listings)})
        or created_at < ${daysAgo(days.leads)}`,
    },
    // A phone that was offline for a longer time restores the entries.
    {
      table: 'notebook_entries',
      key: 'account_id',
      where: sql`gone and at < ${daysAgo(YEAR_DAYS)}`,
    },
    { table: 'client_events', key: 'hour', where: sql`last_at < ${daysAgo(days.failures)}` },
    { table: 'page_failures', key: 'hour', where: sql`hour < ${daysAgo(days.failures)}` },
    // Search terms contain no number or address, but visitors typed them.
    { table: 'search_misses', key: 'day', where: sql`day < ${daysAgo(SEARCHES_DAYS)}` },
  ];
}
