import { date, doublePrecision, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { usedTractors } from './used-tractors.ts';

/** The triggers `show_used` update the table. */
export const publishedListings = pgTable(
  'used_shown',
  {
    id: integer('id')
      .primaryKey()
      .references(() => usedTractors.id, { onDelete: 'cascade' }),
    /** Brand, state, power, price, drive and size as bits (`dimension-bits.ts`). */
    cell: integer('cell').notNull(),
    year: integer('year').notNull(),
    price_inr: integer('price_inr').notNull(),
    /** The maximum integer if the hours are unknown, to sort them last. */
    hours: integer('hours').notNull(),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    hp: doublePrecision('hp'),
  },
  ({ id, cell, year, price_inr, hours, listed_on, hp }) => {
    const newest = () => [listed_on.desc().nullsFirst(), id.desc().nullsFirst()] as const;
    // Each index contains all filter columns, so that a page needs only an index scan.
    return [
      index('used_shown_cell').on(cell, year),
      index('used_shown_newest').on(...newest(), cell, year),
      index('used_shown_price').on(price_inr, ...newest(), cell, year),
      index('used_shown_price_desc').on(price_inr.desc().nullsFirst(), ...newest(), cell, year),
      index('used_shown_year').on(year.desc().nullsFirst(), ...newest(), cell),
      index('used_shown_hours').on(hours, ...newest(), cell, year),
      index('used_shown_like').on(hp, price_inr),
    ];
  },
);
