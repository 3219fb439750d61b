import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { implementBrands } from '../../database/schema/implement-brands.ts';
import { implementTypes } from '../../database/schema/implement-types.ts';
import { implementsTable } from '../../database/schema/implements.ts';

/** What is asked for: `key` tells one product from another, `id` is there when it is one implement. */
export type Product = { key: string; id: number | null };

type Chosen = { type?: string; brand?: string; model?: string; product_id: number | null };

/** The implement (or type, or type and brand) that a form names; undefined when we have no such. */
export async function findImplement(db: Database, chosen: Chosen): Promise<Product | undefined> {
  const { type = '', brand = '', model = '', product_id: id } = chosen;
  const [row] = await db
    .select({
      type: implementTypes.slug,
      has_brand: sql<boolean>`exists (select 1 from ${implementBrands} where ${implementBrands.slug} = ${brand})`,
    })
    .from(implementTypes)
    .where(eq(implementTypes.slug, type));
  if (row === undefined || (brand !== '' && !row.has_brand)) return undefined;
  const found = await db
    .select({ id: implementsTable.id, model: implementsTable.model, brand: implementBrands.slug })
    .from(implementsTable)
    .innerJoin(implementTypes, eq(implementTypes.id, implementsTable.type_id))
    .innerJoin(implementBrands, eq(implementBrands.id, implementsTable.brand_id))
    .where(
      and(
        eq(implementTypes.slug, type),
        brand === '' ? undefined : eq(implementBrands.slug, brand),
        model === '' ? eq(implementsTable.id, id ?? 0) : eq(implementsTable.model, model),
      ),
    );
  const one = found.find((row) => row.id === id) ?? found[0];
  if (one !== undefined) return { key: `implement:${one.id}`, id: one.id };
  return model === '' ? { key: `${type}:${brand}`, id: null } : undefined;
}
