import type { ClientEventCount } from '@tractor-haat/api-client/contract';
import { desc, gt, max, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clientEvents } from '../../database/schema/client-events.ts';
import { later } from '../../shared/clock.ts';

const DAY_SECONDS = 24 * 3600;
const MOST = 200;

/** What failed in browsers in the last day, the most recent first. */
export async function recentEvents(db: Database, now: Date): Promise<ClientEventCount[]> {
  const { remote, version, phase, code, count, last_at } = clientEvents;
  const rows = await db
    .select({ remote, version, phase, code, count: sum(count), last_at: max(last_at) })
    .from(clientEvents)
    .where(gt(last_at, later(now, -DAY_SECONDS)))
    .groupBy(remote, version, phase, code)
    .orderBy(desc(max(last_at)))
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    phase: row.phase as ClientEventCount['phase'],
    code: row.code as ClientEventCount['code'],
    count: Number(row.count),
    last_at: new Date(row.last_at ?? now).toISOString(),
  }));
}
