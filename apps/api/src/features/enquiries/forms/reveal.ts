import type { RevealedPrice } from '@tractor-haat/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import {
  implementBrands,
  implementsTable,
  implementTypes,
} from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import type { Attempt } from './find-attempt.ts';

type RevealResult = { price?: RevealedPrice | null; contact?: string };

const PRICE_FORMS = new Set(['implement-price', 'implement-on-road']);

export async function reveal(db: Database, attempt: Attempt): Promise<RevealResult> {
  if (PRICE_FORMS.has(attempt.form)) return { price: await findPrice(db, attempt) };
  if (attempt.form === 'used-contact') return findSeller(db, attempt.product_id);
  return {};
}

/** Demo listings have fictitious numbers, which begin with 00000. */
async function findSeller(db: Database, listing: number | null): Promise<RevealResult> {
  const [row] = await db
    .select({ demo: usedTractors.demo, seller_mobile: usedTractors.seller_mobile })
    .from(usedTractors)
    .where(and(eq(usedTractors.id, listing ?? 0), eq(usedTractors.status, 'approved')));
  if (row?.demo) return { contact: `00000${String(listing).padStart(5, '0')}` };
  return row?.seller_mobile ? { contact: row.seller_mobile } : {};
}

const priceRange = {
  min_inr: sql<number | null>`min(${implementsTable.price_min_inr})`,
  max_inr: sql<
    number | null
  >`max(coalesce(${implementsTable.price_max_inr}, ${implementsTable.price_min_inr}))`,
};

type PriceQuery = { product_id: number | null; fields: Readonly<Record<string, string>> };

/** The price of the product or, without a product, the price range of its type and brand. */
async function findPrice(db: Database, query: PriceQuery): Promise<RevealedPrice | null> {
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
