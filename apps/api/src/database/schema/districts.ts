import { integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { localised } from './localised.ts';
import { states } from './states.ts';

/** A slug is unique only within its state. */
export const districts = pgTable(
  'districts',
  {
    id: serial('id').primaryKey(),
    state_id: integer('state_id')
      .notNull()
      .references(() => states.id),
    slug: text('slug').notNull(),
    name: localised('name'),
    aliases: text('aliases').array().notNull(),
  },
  (table) => [unique('districts_state_slug').on(table.state_id, table.slug)],
);
