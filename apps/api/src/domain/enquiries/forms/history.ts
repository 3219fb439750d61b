import type { Database } from '../../../database/database.ts';
import { enquiryEvents } from '../../../database/schema/enquiry-events.ts';
import type { Enquiry } from './enquiry-deps.ts';

export type EnquiryEvent = typeof enquiryEvents.$inferSelect.event;

/** The columns that an event changed, with old and new values. */
export type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Appends an event to the history of a lead. */
export async function remember(
  db: Database,
  enquiry_id: number,
  event: EnquiryEvent,
  at: Date,
  change?: Change,
) {
  await db.insert(enquiryEvents).values({ enquiry_id, event, at, ...change });
}

/** The columns of `now` that differ from the lead; undefined if none does. */
export function changeOf(lead: Partial<Enquiry>, now: Partial<Enquiry>): Change | undefined {
  const names = (Object.keys(now) as (keyof Enquiry)[]).filter(
    (name) => JSON.stringify(sorted(lead[name])) !== JSON.stringify(sorted(now[name])),
  );
  if (names.length === 0) return undefined;
  const of = (row: Partial<Enquiry>) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: of(lead), after: of(now) };
}

/** The database returns jsonb fields in its own order. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
}
