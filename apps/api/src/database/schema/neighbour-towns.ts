import { doublePrecision, index, pgTable, serial } from 'drizzle-orm/pg-core';

/** Towns abroad. A position that is closer to one of these than to any Indian town is outside India. */
export const neighbourTowns = pgTable(
  'neighbour_towns',
  {
    id: serial('id').primaryKey(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [index('neighbour_towns_place').on(table.latitude, table.longitude)],
);
