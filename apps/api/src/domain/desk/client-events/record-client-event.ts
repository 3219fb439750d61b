import type { ClientEvent } from '@tractor-haat/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { clientEvents } from '../../../database/schema/client-events.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';

export type Reporter = { address: string; now: Date };

/** New kinds per hour and network address: a broken release has fewer, and other addresses report them too. */
const NEW_KINDS_PER_ADDRESS = [{ max: 30, seconds: 3600 }];

/** Kinds per hour. Real ones are few: two or three versions, each with some phases and codes. */
const MAX_KINDS_PER_REMOTE = 200;
const MAX_KINDS = 5000;

const { hour, remote, version, phase, code } = clientEvents;

/** Counts one failure: a known kind always; returns false and stores nothing if a new kind exceeds the limit. */
export async function recordClientEvent(
  db: Database,
  event: ClientEvent,
  reporter: Reporter,
): Promise<boolean> {
  const { now } = reporter;
  const values = { ...event, hour: toHourStart(now) };
  const increment = { count: sql`${clientEvents.count} + 1`, last_at: now };
  const same = and(
    eq(hour, values.hour),
    eq(remote, event.remote),
    eq(version, event.version),
    eq(phase, event.phase),
    eq(code, event.code),
  );
  const updatedRows = await db.update(clientEvents).set(increment).where(same).returning({ hour });
  if (updatedRows.length > 0) return true;
  if (!(await canAddKind(db, values, reporter))) return false;
  await db
    .insert(clientEvents)
    .values({ ...values, count: 1, last_at: now })
    .onConflictDoUpdate({ target: [hour, remote, version, phase, code], set: increment });
  return true;
}

async function canAddKind(
  db: Database,
  event: { hour: Date; remote: string },
  { address, now }: Reporter,
): Promise<boolean> {
  const [kinds] = await db
    .select({
      all: sql<number>`count(*)::int`,
      ofRemote: sql<number>`(count(*) filter (where ${remote} = ${event.remote}))::int`,
    })
    .from(clientEvents)
    .where(eq(hour, event.hour));
  const { all = 0, ofRemote = 0 } = kinds ?? {};
  if (all >= MAX_KINDS || ofRemote >= MAX_KINDS_PER_REMOTE) return false;
  const quotaName = 'client-event-kinds';
  return (await consumeAddressQuota(db, quotaName, address, NEW_KINDS_PER_ADDRESS, now)).ok;
}

export function toHourStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCMinutes(0, 0, 0);
  return start;
}
