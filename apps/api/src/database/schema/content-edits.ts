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
import { staff } from './staff.ts';

type Fields = Record<string, unknown>;

/** What editors changed, row by row; the newest revision is the row's. */
export const contentEdits = pgTable(
  'content_edits',
  {
    id: serial('id').primaryKey(),
    /** Name of the table's entity, as an import calls it. */
    entity: text('entity').notNull(),
    row_id: integer('row_id').notNull(),
    revision: integer('revision').notNull(),
    staff_id: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The fields that changed. */
    before: jsonb('before').$type<Fields>().notNull(),
    after: jsonb('after').$type<Fields>().notNull(),
    /** It was taken back, or takes another one back: undoing goes on before it. */
    undone: boolean('undone').notNull().default(false),
  },
  (table) => [
    // Of two who save the same revision at once, one is refused by the database.
    uniqueIndex('content_edits_revision').on(table.entity, table.row_id, table.revision),
  ],
);
