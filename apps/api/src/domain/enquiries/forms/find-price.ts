import type { RevealedPrice } from '@tractor-haat/api-client';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements-table.ts';

const priceRange = {
  min_inr: sql<number | null>`min(${implementsTable.price_min_inr})`,
  max_inr: sql<
    number | null
  >`max(coalesce(${implementsTable.price_max_inr}, ${implementsTable.price_min_inr}))`,
};

type PriceQuery = { product_id: number | null; fields: Readonly<Record<string, string>> };

/** The price of the product or, without a product, the price range of its type and brand. */
export async function findPrice(db: Database, query: PriceQuery): Promise<RevealedPrice | null> {
  const { type = '', brand = '' } = query.fields;
  const isInRange = isLive(
    implementsTable,
    eq(implementTypes.slug, type),
    brand === '' ? undefined : eq(implementBrands.slug, brand),
  );
  const [row] = await db
    .select(priceRange)
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(
      and(
        eq(implementsTable.show_price, true),
        query.product_id === null ? isInRange : eq(implementsTable.id, query.product_id),
      ),
    );
  return row === undefined ? null : toRevealedPrice(row);
}

export function toRevealedPrice(row: { min_inr: number | null; max_inr: number | null }) {
  const { min_inr, max_inr } = row;
  return min_inr === null ? null : { min_inr, max_inr: max_inr ?? min_inr };
}
