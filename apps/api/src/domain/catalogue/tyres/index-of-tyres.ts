import { sizeSlug } from '@tractor-haat/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { live } from '../../../database/schema/from-content.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { cachedListIndex } from '../../../shared/lists/cached-index.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { byName, falling, rising } from '../../../shared/lists/orders.ts';

/** Filter and sort columns of tyres. */
export type TyreRow = {
  id: number;
  brand: string;
  name: string;
  size: string;
  position: string;
  price: number | null;
  popularity: number;
};

const byPopularity = (one: TyreRow, other: TyreRow) => other.popularity - one.popularity;

/** By rim, then by width, as in a shop. */
const bySize = (one: string, other: string) =>
  one.split('-').reverse().join(' ').localeCompare(other.split('-').reverse().join(' '), 'en', {
    numeric: true,
  });

const definition: ListDefinition<TyreRow> = {
  dimensions: {
    brand: (row) => [row.brand],
    position: (row) => [row.position],
    size: (row) => [sizeSlug(row.size)],
  },
  orders: {
    popular: byPopularity,
    price: (one, other) => rising(one.price, other.price) || byPopularity(one, other),
    'price-desc': (one, other) => falling(one.price, other.price) || byPopularity(one, other),
    size: (one, other) => bySize(one.size, other.size) || rising(one.price, other.price),
    name: (one, other) => byName(one.name, other.name),
  },
};

export function tyreIndex(db: Database) {
  const rows = db
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
    .where(live(tyres));
  return cachedListIndex<TyreRow>(db, 'tyres', () => rows, definition);
}

export type TyreIndex = ReturnType<typeof tyreIndex>;
