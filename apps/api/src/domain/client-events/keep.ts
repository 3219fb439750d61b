import type { ClientEvent } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clientEvents } from '../../database/schema/client-events.ts';

/** Real versions are few: more kinds than this in an hour are somebody's inventions. */
const MAX_KINDS_AN_HOUR = 500;

/** Counts one failure; one that is of a new kind is dropped when there are too many kinds already. */
export async function keepEvent(db: Database, event: ClientEvent, now: Date): Promise<void> {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  const kinds = await db.$count(clientEvents, eq(clientEvents.hour, hour));
  if (kinds >= MAX_KINDS_AN_HOUR) return;
  await db
    .insert(clientEvents)
    .values({ ...event, hour, count: 1, last_at: now })
    .onConflictDoUpdate({
      target: [
        clientEvents.hour,
        clientEvents.remote,
        clientEvents.version,
        clientEvents.phase,
        clientEvents.code,
      ],
      set: { count: sql`${clientEvents.count} + 1`, last_at: now },
    });
}
