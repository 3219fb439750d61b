import type {
  ReviewItem,
  ReviewSummary,
  ReviewsFilter,
  ReviewsPage,
} from '@tractor-haat/api-client/contract';
import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { isLive, type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { cacheListIndex } from '../../../core/lists/cache-by-revision.ts';
import { compareTexts } from '../../../core/lists/compare-names.ts';
import type { ListDefinition } from '../../../core/lists/list-index.ts';
import {
  resolveSelection,
  toFacets,
  type Vocabularies,
} from '../../../core/lists/resolve-selection.ts';
import { toPageNumbers } from '../../../core/lists/to-page-numbers.ts';
import { districts, matchesDistrict, states } from '../../catalogue/places/tables.ts';
import { createBrandNamesQuery } from '../../catalogue/products/create-brand-queries.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import type { TractorReviewReader } from '../../catalogue/tractors/create-tractor-finder.ts';
import { reviews } from './tables.ts';

type ReviewRow = {
  id: number;
  tractor_id: number;
  tractor_slug: string;
  brand: string;
  brand_name: LocalisedText;
  model: string;
  rating: number;
  text: string;
  language: Language;
  name: string;
  state_name: LocalisedText | null;
  district: string | null;
  district_name: LocalisedText | null;
  written_on: string;
  demo: boolean;
};

const compareDays = (a: ReviewRow, b: ReviewRow) =>
  compareTexts(b.written_on, a.written_on) || b.id - a.id;

const definition: ListDefinition<ReviewRow> = {
  dimensions: {
    tractor: (row) => [String(row.tractor_id)],
    brand: (row) => [row.brand],
    rating: (row) => [String(row.rating)],
    written_in: (row) => [row.language],
  },
  orders: {
    newest: compareDays,
    best: (a, b) => b.rating - a.rating || compareDays(a, b),
    worst: (a, b) => a.rating - b.rating || compareDays(a, b),
  },
};

export function createReviewIndex(db: Database) {
  const rowsQuery = db
    .select({
      id: reviews.id,
      tractor_id: tractors.id,
      tractor_slug: tractors.slug,
      brand: tractorBrands.slug,
      brand_name: tractorBrands.name,
      model: tractors.model,
      rating: reviews.rating,
      text: reviews.text,
      language: reviews.language,
      name: reviews.name,
      state_name: states.name,
      district: reviews.district,
      district_name: districts.name,
      written_on: reviews.written_on,
      demo: reviews.demo,
    })
    .from(reviews)
    .innerJoin(tractors, eq(tractors.id, reviews.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .leftJoin(states, eq(states.slug, reviews.state))
    .leftJoin(districts, matchesDistrict(reviews.district))
    .where(isLive(tractors, eq(reviews.status, 'approved')));
  return cacheListIndex<ReviewRow>(db, 'reviews', () => rowsQuery, definition);
}

export type ReviewIndex = ReturnType<typeof createReviewIndex>;

/** Place names are in `pageLanguage`. The text of the review is not translated. */
function toReviewItem(row: ReviewRow, pageLanguage: Language): ReviewItem {
  const { id, rating, text, language, name, written_on, demo } = row;
  const state_name = row.state_name && toLocalText(row.state_name, pageLanguage);
  const district = row.district_name?.[pageLanguage] ?? row.district;
  return { id, rating, text: { text, language }, name, state_name, district, written_on, demo };
}

const FIXED_VOCABULARIES = {
  rating: { kind: 'fixed', values: ['5', '4', '3', '2', '1'] },
  written_in: { kind: 'fixed', values: LANGUAGES },
} as const satisfies Vocabularies;

export function createReviewSearch(db: Database, readIndex: ReviewIndex) {
  const listBrands = createBrandNamesQuery(db, 'tractor');
  // Only vocabularies of kind `free` call this function, and reviews have none.
  const hasValue = () => false;
  return async ({ page, sort, language, ...filters }: ReviewsFilter): Promise<ReviewsPage> => {
    const [index, brands] = await Promise.all([readIndex(), listBrands()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names: brands, unknownReason: 'brand_unknown' },
      ...FIXED_VOCABULARIES,
    };
    const selection = resolveSelection(filters, vocabularies, hasValue);
    const result = index.search(selection, sort, page);
    return {
      items: result.rows.map((row) => ({
        ...toReviewItem(row, language),
        tractor: {
          id: row.tractor_id,
          slug: row.tractor_slug,
          brand_name: toLocalText(row.brand_name, language),
          model: row.model,
        },
      })),
      ...toPageNumbers(result.total, page),
      facets: toFacets(result, selection, vocabularies, language),
      summary: summariseReviews(index.rows),
    };
  };
}

const MAX_REVIEWS = 6;

export function createTractorReviewReader(readIndex: ReviewIndex): TractorReviewReader {
  return async (tractorId, { language, order }) => {
    const index = await readIndex();
    const result = index.search({ tractor: [String(tractorId)] }, order, 1);
    return {
      summary: summariseReviews(index.rows.filter(({ tractor_id }) => tractor_id === tractorId)),
      items: result.rows.slice(0, MAX_REVIEWS).map((review) => toReviewItem(review, language)),
    };
  };
}

/** `average` has one decimal. `histogram` counts the reviews with 5, 4, 3, 2 and 1 stars. */
function summariseReviews(rows: readonly { rating: number; demo: boolean }[]): ReviewSummary {
  const histogram = [5, 4, 3, 2, 1].map(
    (stars) => rows.filter(({ rating }) => rating === stars).length,
  );
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  return {
    count: rows.length,
    average: rows.length === 0 ? null : Math.round((sum / rows.length) * 10) / 10,
    histogram,
    demo: rows.every(({ demo }) => demo),
  };
}
