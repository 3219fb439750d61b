import { LANGUAGES } from '@tractor-haat/i18n';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A browser in which somebody looks at the data of a number; half an hour long. */
export const myDataVisits = pgTable(
  'my_data_visits',
  {
    /** Hash of the random name that only the browser's cookie holds. */
    id_hash: text('id_hash').primaryKey(),
    /** Null once there is nothing left to see. */
    mobile: text('mobile'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** When the number's code was typed in this browser; before that nothing is shown. */
    proven_at: timestamp('proven_at', { withTimezone: true }),
    /** Hash of the random word in the address of the page to be shown next; data are shown for it once. */
    ticket_hash: text('ticket_hash').unique(),
    /** What that page says, by the name of a sentence. */
    says: jsonb('says').$type<{ reason: string; fault?: string; wait_seconds?: number }>(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('my_data_visits_until').on(table.until)],
);
