import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { priceColumns, sourceColumns } from './source-columns.ts';
import { tyreBrands } from './tyre-brands.ts';

export const tyres = pgTable(
  'tyres',
  {
    id: serial('id').primaryKey(),
    /** Key in content/: `brand/slug`. */
    key: text('key').notNull().unique(),
    slug: text('slug').notNull(),
    brand_id: integer('brand_id')
      .notNull()
      .references(() => tyreBrands.id),
    model: text('model').notNull(),
    size: text('size').notNull(),
    /** `both`: front tyre of a four-wheel-drive tractor and rear tyre of a mini tractor. */
    position: text('position', { enum: ['front', 'rear', 'both'] }).notNull(),
    ply_rating: integer('ply_rating'),
    construction: text('construction', { enum: ['bias', 'radial'] }),
    tube: text('tube', { enum: ['tube', 'tubeless'] }),
    popularity: integer('popularity').notNull(),
    ...priceColumns,
    ...sourceColumns,
    ...contentColumns,
  },
  (table) => [index('tyres_brand').on(table.brand_id), index('tyres_size').on(table.size)],
);
