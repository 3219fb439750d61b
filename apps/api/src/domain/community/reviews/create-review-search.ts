import type { ReviewsFilter, ReviewsPage } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { resolveSelection, type Vocabularies } from '../../../shared/lists/resolve-selection.ts';
import { toFacets } from '../../../shared/lists/to-facets.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { toPageNumbers } from '../../../shared/to-page-numbers.ts';
import { createBrandNamesQuery } from '../../catalogue/create-brand-queries.ts';
import { type ReviewIndex, toReviewItem } from './review-index.ts';
import { summariseReviews } from './summarise-reviews.ts';

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
