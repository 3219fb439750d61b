import { sizeSlug } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { cacheListIndex } from '../../../shared/lists/cache-index.ts';
import {
  compareAscending,
  compareDescending,
  compareNames,
} from '../../../shared/lists/compare-names.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';

export type TyreRow = {
  id: number;
  brand: string;
  name: string;
  size: string;
  position: string;
  price: number | null;
  popularity: number;
};

const comparePopularity = (a: TyreRow, b: TyreRow) => b.popularity - a.popularity;

/** A size is `width-rim`, such as `13.6-28`. Shops sort sizes by the rim first. */
const compareSizes = (a: string, b: string) =>
  toRimAndWidth(a).localeCompare(toRimAndWidth(b), 'en', { numeric: true });

const toRimAndWidth = (size: string) => size.split('-').reverse().join(' ');

const definition: ListDefinition<TyreRow> = {
  dimensions: {
    brand: (row) => [row.brand],
    position: (row) => [row.position],
    size: (row) => [sizeSlug(row.size)],
  },
  orders: {
    popular: comparePopularity,
    price: (a, b) => compareAscending(a.price, b.price) || comparePopularity(a, b),
    'price-desc': (a, b) => compareDescending(a.price, b.price) || comparePopularity(a, b),
    size: (a, b) => compareSizes(a.size, b.size) || compareAscending(a.price, b.price),
    name: (a, b) => compareNames(a.name, b.name),
  },
};

export function createTyreIndex(db: Database) {
  const rowsQuery = db
    .select({
      id: tyres.id,
      brand: tyreBrands.slug,
      name: sql<string>`lower((${tyreBrands.name}->>'en') || ' ' || ${tyres.model} || ' ' || ${tyres.size})`,
      size: tyres.size,
      position: tyres.position,
      price: sql<number | null>`case when ${tyres.show_price} then ${tyres.price_min_inr} end`,
      popularity: tyres.popularity,
    })
    .from(tyres)
    .innerJoin(tyreBrands, eq(tyreBrands.id, tyres.brand_id))
    .where(isLive(tyres));
  return cacheListIndex<TyreRow>(db, 'tyres', () => rowsQuery, definition);
}

export type TyreIndex = ReturnType<typeof createTyreIndex>;
