import { brandRow, implementRow, typeRow } from '../../../core/files/content-rows.ts';
import { dealers } from '../../catalogue/dealers/tables.ts';
import { insuranceRateRow, loanOfferRow } from '../../catalogue/finance/list-loan-offers.ts';
import { insuranceRates, loanOffers, roadCharges } from '../../catalogue/finance/tables.ts';
import {
  comparisons,
  implementBrands,
  implementsTable,
  implementTypes,
  tractorBrands,
  tractors,
  tyreBrands,
  tyres,
} from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { reviews } from '../../community/reviews/tables.ts';
import { searchTerms, sitePages } from '../../search/tables.ts';
import {
  comparisonRow,
  dealerRow,
  makerRow,
  reviewRow,
  roadChargeRow,
  searchTermsRow,
  sitePageRow,
  tractorRow,
  tyreRow,
  usedRow,
} from './catalogue-rows.ts';
import type { Entity, Reference } from './entity.ts';

const tractorReference = { field: 'tractor', column: 'tractor_id', entity: 'tractors' };

/** Each entity comes after those that it references, because the rows are written in this order. */
export const SEEDED_ENTITIES: readonly Entity[] = [
  {
    name: 'tractor-brands',
    schema: makerRow,
    table: tractorBrands,
    key: tractorBrands.slug,
    keyField: 'slug',
    references: [],
  },
  {
    name: 'tractors',
    schema: tractorRow,
    table: tractors,
    key: tractors.key,
    keyField: 'key',
    references: [createBrandReference('tractor-brands')],
  },
  {
    name: 'tyre-brands',
    schema: makerRow,
    table: tyreBrands,
    key: tyreBrands.slug,
    keyField: 'slug',
    references: [],
  },
  {
    name: 'tyres',
    schema: tyreRow,
    table: tyres,
    key: tyres.key,
    keyField: 'key',
    references: [createBrandReference('tyre-brands')],
  },
  {
    name: 'used-tractors',
    schema: usedRow,
    table: usedTractors,
    key: usedTractors.key,
    keyField: 'key',
    references: [tractorReference],
    fixedValues: { status: 'approved' },
  },
  {
    name: 'dealers',
    schema: dealerRow,
    table: dealers,
    key: dealers.key,
    keyField: 'key',
    references: [],
  },
  {
    name: 'loan-offers',
    schema: loanOfferRow,
    table: loanOffers,
    key: loanOffers.key,
    keyField: 'key',
    references: [],
  },
  {
    name: 'insurance-figures',
    schema: insuranceRateRow,
    table: insuranceRates,
    key: insuranceRates.key,
    keyField: 'key',
    references: [],
  },
  {
    name: 'reviews',
    schema: reviewRow,
    table: reviews,
    key: reviews.key,
    keyField: 'key',
    references: [tractorReference],
    fixedValues: { status: 'approved' },
  },
  {
    name: 'site-pages',
    schema: sitePageRow,
    table: sitePages,
    key: sitePages.path,
    keyField: 'path',
    references: [],
  },
  {
    name: 'search-words',
    schema: searchTermsRow,
    table: searchTerms,
    key: searchTerms.path,
    keyField: 'path',
    references: [],
  },
  {
    name: 'comparisons',
    schema: comparisonRow,
    table: comparisons,
    key: comparisons.key,
    keyField: 'key',
    references: [
      { field: 'first', column: 'first_id', entity: 'tractors' },
      { field: 'second', column: 'second_id', entity: 'tractors' },
    ],
  },
  {
    name: 'road-charges',
    schema: roadChargeRow,
    table: roadCharges,
    key: roadCharges.key,
    keyField: 'key',
    references: [],
  },
];

/** Content imports write these entities with `writeContent` instead of `writeCatalogue`. */
const IMPLEMENT_ENTITIES: readonly Entity[] = [
  {
    name: 'implement-types',
    schema: typeRow,
    table: implementTypes,
    key: implementTypes.slug,
    keyField: 'slug',
    references: [],
  },
  {
    name: 'implement-brands',
    schema: brandRow,
    table: implementBrands,
    key: implementBrands.slug,
    keyField: 'slug',
    references: [],
  },
  {
    name: 'implements',
    schema: implementRow,
    table: implementsTable,
    key: implementsTable.key,
    keyField: 'key',
    references: [
      { field: 'type', column: 'type_id', entity: 'implement-types' },
      createBrandReference('implement-brands'),
    ],
  },
];

export const CATALOGUE_ENTITIES: readonly Entity[] = [...IMPLEMENT_ENTITIES, ...SEEDED_ENTITIES];

function createBrandReference(entity: string): Reference {
  return { field: 'brand', column: 'brand_id', entity };
}
