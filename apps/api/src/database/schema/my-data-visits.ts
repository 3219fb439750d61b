import { LANGUAGES } from '@tractor-haat/i18n';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A session of 30 minutes in which a visitor sees their stored data. */
export const myDataVisits = pgTable(
  'my_data_visits',
  {
    id_hash: text('id_hash').primaryKey(),
    /** Null after an erasure. */
    mobile: text('mobile'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Null until this browser entered the code. No data is shown before. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    /** Hash of a single-use token in the next redirect. */
    ticket_hash: text('ticket_hash').unique(),
    /** Message that the page shows once after the redirect. */
    says: jsonb('says').$type<{ reason: string; fault?: string; wait_seconds?: number }>(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('my_data_visits_until').on(table.until)],
);
