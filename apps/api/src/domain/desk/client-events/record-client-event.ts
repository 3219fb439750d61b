import type { ClientEvent } from '@tractor-haat/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { clientEvents } from '../../../database/schema/client-events.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';

export type Reporter = { address: string; now: Date };

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

export function toHourStart(now: Date): Date {
  const start = new Date(now);
  start.setUTCMinutes(0, 0, 0);
  return start;
}
