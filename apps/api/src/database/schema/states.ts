import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { localised } from './localised.ts';

/** `aliases` are slugs of other names. */
export const states = pgTable('states', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  kind: text('kind', { enum: ['state', 'territory'] }).notNull(),
  name: localised('name'),
  aliases: text('aliases').array().notNull(),
});
