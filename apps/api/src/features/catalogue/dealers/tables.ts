import { boolean, index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from '../../../core/database/content-columns.ts';

export const DEALER_KINDS = ['tractor', 'implement', 'tyre'] as const;

export const dealers = pgTable(
  'dealers',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', { enum: DEALER_KINDS }).notNull(),
    /** Slug of a brand of the dealer's `kind`. */
    brand: text('brand').notNull(),
    state: text('state').notNull(),
    district: text('district').notNull(),
    area: text('area').notNull(),
    phone: text('phone').notNull(),
    demo: boolean('demo').notNull(),
    ...contentColumns,
  },
  (table) => [
    index('dealers_brand').on(table.kind, table.brand, table.state),
    index('dealers_state').on(table.state, table.district),
  ],
);
