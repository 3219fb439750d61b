import { LANGUAGES } from '@tractor-haat/i18n';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A browser session of half an hour in which a visitor views the data of a number. */
export const myDataVisits = pgTable(
  'my_data_visits',
  {
    /** Hash of the random id, which only the browser's cookie contains. */
    id_hash: text('id_hash').primaryKey(),
    /** Null once the data has been erased. */
    mobile: text('mobile'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Time at which the code was entered in this browser. No data is shown before. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    /** Hash of the random token in the URL of the next page. The token can be used once. */
    ticket_hash: text('ticket_hash').unique(),
    /** Message of the next page. `reason` is the key of its text. */
    says: jsonb('says').$type<{ reason: string; fault?: string; wait_seconds?: number }>(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('my_data_visits_until').on(table.until)],
);
