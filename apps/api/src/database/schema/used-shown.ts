import { date, doublePrecision, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { usedTractors } from './used-tractors.ts';

/**
 * What the list of used tractors is filtered and ordered by, one narrow row for each that visitors may see. Kept by
 * triggers of `used_tractors`, `tractors` and `tractor_brands` (`show_used`), so that no writer can forget it.
 */
export const usedShown = pgTable(
  'used_shown',
  {
    id: integer('id')
      .primaryKey()
      .references(() => usedTractors.id, { onDelete: 'cascade' }),
    /** Brand, state, power, price, drive and size in one number: see `domain/used/shown/cells.ts`. */
    cell: integer('cell').notNull(),
    year: integer('year').notNull(),
    price_inr: integer('price_inr').notNull(),
    /** The largest number where nobody knows: such rows come last. */
    hours: integer('hours').notNull(),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    hp: doublePrecision('hp'),
  },
  ({ id, cell, year, price_inr, hours, listed_on, hp }) => {
    // An order's index also holds what is filtered by, so that a page is found without a look at the rows.
    const newest = () => [listed_on.desc().nullsFirst(), id.desc().nullsFirst()] as const;
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
