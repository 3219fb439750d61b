import { pgTable, primaryKey, smallserial, text } from 'drizzle-orm/pg-core';

/** Numbers of brands and states in `used_shown.cell`, assigned by a trigger with the first listing. */
export const usedValues = pgTable(
  'used_values',
  {
    kind: text('kind', { enum: ['brand', 'state'] }).notNull(),
    value: text('value').notNull(),
    number: smallserial('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);
