import type { ImplementsFilter, ImplementsPage } from '@tractor-haat/api-client/contract';
import type { Database } from '../database/database.ts';
import { pageNumbers } from '../pages.ts';
import { Refusal } from '../server/refusal.ts';
import { card } from './card.ts';
import { type FacetRow, facetReads, facets } from './facet-reads.ts';
import { listRead } from './list-read.ts';

/** The list of implements: cards, page numbers and filters. */
export function implementsList(db: Database) {
  const readCards = listRead(db);
  const readFacets = facetReads(db);
  return async ({ type, brand, page, sort, language }: ImplementsFilter) => {
    const filter = { type: type ?? null, brands: brand };
    // Together they cost one round trip; what they count also says whether the names exist.
    const [rows, types, brands] = await Promise.all([
      readCards(filter, sort, page),
      readFacets.types(filter),
      readFacets.brands(filter),
    ]);
    if (type !== undefined) refuseUnknown('implement type', type, types);
    for (const one of brand) refuseUnknown('implement brand', one, brands);
    const answer: ImplementsPage = {
      items: rows.map((row) => card(row, language)),
      ...pageNumbers(totalOf(types, type), page),
      facets: {
        types: facets(types, type === undefined ? [] : [type], language),
        brands: facets(brands, brand, language),
      },
    };
    return answer;
  };
}

function refuseUnknown(what: string, slug: string, rows: FacetRow[]): void {
  if (rows.some((row) => row.slug === slug)) return;
  throw new Refusal('BAD_REQUEST', `There is no ${what} "${slug}".`);
}

/** The counts of types respect the brands, so together with the chosen type they are the total. */
function totalOf(types: FacetRow[], type: string | undefined): number {
  return types
    .filter(({ slug }) => type === undefined || slug === type)
    .reduce((sum, { count }) => sum + count, 0);
}
