import {
  boolean,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { staff } from '../tables.ts';

type Fields = Record<string, unknown>;

export const contentEdits = pgTable(
  'content_edits',
  {
    id: serial('id').primaryKey(),
    entity: text('entity').notNull(),
    row_id: integer('row_id').notNull(),
    revision: integer('revision').notNull(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    before: jsonb('before').$type<Fields>().notNull(),
    after: jsonb('after').$type<Fields>().notNull(),
    /** True for an edit that was undone and for the edit that undid it. */
    undone: boolean('undone').notNull().default(false),
  },
  (table) => [
    // Rejects the second of two concurrent edits.
    uniqueIndex('content_edits_revision').on(table.entity, table.row_id, table.revision),
  ],
);
