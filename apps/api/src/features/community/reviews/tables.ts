import { LANGUAGES } from '@tractor-haat/i18n';
import { boolean, date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderationColumns, sharedContentColumns } from '../../../core/database/content-columns.ts';
import { tractors } from '../../catalogue/products/tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    /** Null for a visitor's review. */
    key: text('key').unique(),
    tractor_id: integer('tractor_id')
      .notNull()
      .references(() => tractors.id, { onDelete: 'restrict' }),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    name: text('name').notNull(),
    state: text('state'),
    district: text('district'),
    written_on: date('written_on', { mode: 'string' }).notNull(),
    demo: boolean('demo').notNull(),
    ...moderationColumns,
    ...sharedContentColumns,
  },
  (table) => [index('reviews_tractor').on(table.tractor_id, table.status)],
);
