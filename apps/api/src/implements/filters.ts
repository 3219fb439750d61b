import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { implementBrands } from '../database/schema/implement-brands.ts';
import { implementTypes } from '../database/schema/implement-types.ts';
import { implementsTable } from '../database/schema/implements.ts';

/** Conditions for prepared statements; `type` null and `brands` empty let everything pass. */

export function matchesType(db: Database): SQL {
  const type = sql`${sql.placeholder('type')}::text`;
  const id = db
    .select({ id: implementTypes.id })
    .from(implementTypes)
    .where(eq(implementTypes.slug, type));
  return sql`(${type} is null or ${implementsTable.type_id} = (${id}))`;
}

export function matchesBrands(db: Database): SQL {
  const brands = sql`${sql.placeholder('brands')}::text[]`;
  const ids = db
    .select({ id: implementBrands.id })
    .from(implementBrands)
    .where(sql`${implementBrands.slug} = any(${brands})`);
  return sql`(cardinality(${brands}) = 0 or ${implementsTable.brand_id} in (${ids}))`;
}
