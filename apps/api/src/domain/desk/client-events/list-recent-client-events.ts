import type { ClientEventCount } from '@tractor-haat/api-client/contract';
import { desc, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { clientEvents } from '../../../database/schema/client-events.ts';
import { addSeconds } from '../../../shared/clock.ts';

const DAY_SECONDS = 24 * 3600;

/** A kind is a combination of remote, version, phase and code. Anyone can forge reports, so the list is limited. */
const MAX_KINDS = 200;
const MAX_KINDS_PER_REMOTE = 50;

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
    .where(lte(kinds.rank, MAX_KINDS_PER_REMOTE))
    .orderBy(desc(kinds.count), desc(kinds.last_at))
    .limit(MAX_KINDS);
  return rows
    .sort((a, b) => b.last_at.getTime() - a.last_at.getTime())
    .map(({ rank: _, ...row }) => ({
      ...row,
      phase: row.phase as ClientEventCount['phase'],
      code: row.code as ClientEventCount['code'],
      last_at: row.last_at.toISOString(),
    }));
}
