import type { Facet } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { implementBrands } from '../database/schema/implement-brands.ts';
import { implementTypes } from '../database/schema/implement-types.ts';
import { implementsTable } from '../database/schema/implements.ts';
import type { Localised } from '../database/schema/localised.ts';
import { localText } from '../localised-text.ts';
import { matchesBrands, matchesType } from './filters.ts';

export type FacetRow = { slug: string; name: Localised; count: number };

/** Every type and every brand, with how many implements the other filter leaves them. */
export function facetReads(db: Database) {
  const types = db
    .select({
      slug: implementTypes.slug,
      name: implementTypes.name,
      count: count(implementsTable.id),
    })
    .from(implementTypes)
    .leftJoin(
      implementsTable,
      and(eq(implementsTable.type_id, implementTypes.id), matchesBrands(db)),
    )
    .groupBy(implementTypes.id)
    .orderBy(asc(implementTypes.sort_order), asc(implementTypes.slug))
    .prepare('implement_facets_types');
  const brands = db
    .select({
      slug: implementBrands.slug,
      name: implementBrands.name,
      count: count(implementsTable.id),
    })
    .from(implementBrands)
    .leftJoin(
      implementsTable,
      and(eq(implementsTable.brand_id, implementBrands.id), matchesType(db)),
    )
    .groupBy(implementBrands.id)
    .orderBy(sql`lower(${implementBrands.name}->>'en') collate "C"`, asc(implementBrands.slug))
    .prepare('implement_facets_brands');
  return {
    types: (filter: { brands: string[] }): Promise<FacetRow[]> => types.execute(filter),
    brands: (filter: { type: string | null }): Promise<FacetRow[]> => brands.execute(filter),
  };
}

/** What a visitor may choose: values that lead somewhere, and those chosen already. */
export function facets(rows: FacetRow[], chosen: string[], language: Language): Facet[] {
  return rows
    .filter(({ slug, count }) => count > 0 || chosen.includes(slug))
    .map(({ slug, name, count }) => ({ slug, name: localText(name, language), count }));
}
