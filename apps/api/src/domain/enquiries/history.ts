import type { Database } from '../../database/database.ts';
import { enquiryEvents } from '../../database/schema/enquiry-events.ts';

export type EnquiryEvent = typeof enquiryEvents.$inferSelect.event;

/** Writes down what happened to a lead. */
export async function remember(db: Database, enquiry_id: number, event: EnquiryEvent, at: Date) {
  await db.insert(enquiryEvents).values({ enquiry_id, event, at });
}
