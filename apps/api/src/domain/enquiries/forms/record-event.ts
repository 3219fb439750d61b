import type { Database } from '../../../database/database.ts';
import { enquiryEvents } from '../../../database/schema/enquiry-events.ts';
import type { Enquiry } from './enquiry-deps.ts';

export type EnquiryEvent = typeof enquiryEvents.$inferSelect.event;

export type ColumnChange = { before: Record<string, unknown>; after: Record<string, unknown> };

export async function recordEvent(
  db: Database,
  enquiry_id: number,
  event: EnquiryEvent,
  at: Date,
  change?: ColumnChange,
) {
  await db.insert(enquiryEvents).values({ enquiry_id, event, at, ...change });
}

/** Returns undefined if no value differs. */
export function toColumnChange(
  lead: Partial<Enquiry>,
  values: Partial<Enquiry>,
): ColumnChange | undefined {
  const columnNames = Object.keys(values) as (keyof Enquiry)[];
  const names = columnNames.filter((name) => serialize(lead[name]) !== serialize(values[name]));
  if (names.length === 0) return undefined;
  const pickValues = (row: Partial<Enquiry>) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pickValues(lead), after: pickValues(values) };
}

/** PostgreSQL does not preserve the order of fields in jsonb. */
function serialize(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || value instanceof Date)
    return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
