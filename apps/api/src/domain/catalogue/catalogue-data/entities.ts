import { comparisons } from '../../../database/schema/comparisons.ts';
import { dealers } from '../../../database/schema/dealers.ts';
import { implementBrands } from '../../../database/schema/implement-brands.ts';
import { implementTypes } from '../../../database/schema/implement-types.ts';
import { implementsTable } from '../../../database/schema/implements.ts';
import { insuranceFigures } from '../../../database/schema/insurance-figures.ts';
import { loanOffers } from '../../../database/schema/loan-offers.ts';
import { reviews } from '../../../database/schema/reviews.ts';
import { roadCharges } from '../../../database/schema/road-charges.ts';
import { searchWords } from '../../../database/schema/search-words.ts';
import { sitePages } from '../../../database/schema/site-pages.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { tyreBrands } from '../../../database/schema/tyre-brands.ts';
import { tyres } from '../../../database/schema/tyres.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { brandRow, implementRow, typeRow } from '../../../shared/content-rows/rows.ts';
import { insuranceFigureRow, loanOfferRow } from '../finance/rows.ts';
import type { Entity } from './entity.ts';
import {
  comparisonRow,
  dealerRow,
  makerRow,
  reviewRow,
  roadChargeRow,
  tractorRow,
  tyreRow,
  usedRow,
} from './rows.ts';
import { searchWordsRow, sitePageRow } from './search-rows.ts';

const brandOf = (entity: string) => ({ field: 'brand', column: 'brand_id', entity });
const tractor = { field: 'tractor', column: 'tractor_id', entity: 'tractors' };

/** The seeds of videos and implements write these themselves; operators import them like the others. */
const IMPLEMENTS: readonly Entity[] = [
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
      brandOf('implement-brands'),
    ],
  },
];

/** In write order: a referenced entity comes before those that refer to it. */
export const SEEDED: readonly Entity[] = [
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
    references: [brandOf('tractor-brands')],
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
    references: [brandOf('tyre-brands')],
  },
  {
    name: 'used-tractors',
    schema: usedRow,
    table: usedTractors,
    key: usedTractors.key,
    keyField: 'key',
    references: [tractor],
    always: { status: 'approved' },
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
    schema: insuranceFigureRow,
    table: insuranceFigures,
    key: insuranceFigures.key,
    keyField: 'key',
    references: [],
  },
  {
    name: 'reviews',
    schema: reviewRow,
    table: reviews,
    key: reviews.key,
    keyField: 'key',
    references: [tractor],
    always: { status: 'approved' },
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
    schema: searchWordsRow,
    table: searchWords,
    key: searchWords.path,
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

/** All entities for import and export. */
export const ENTITIES: readonly Entity[] = [...IMPLEMENTS, ...SEEDED];
