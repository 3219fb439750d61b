import type { ReviewsFilter, ReviewsPage } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { toFacets, resolveSelection, type Vocabularies } from '../../../shared/lists/facets.ts';
import { toLocalText } from '../../../shared/localised-text.ts';
import { toPageNumbers } from '../../../shared/pages.ts';
import { createBrandNamesQuery } from '../../catalogue/brand-reads.ts';
import { type ReviewIndex, reviewItem } from './index-of-reviews.ts';
import { summaryOf } from './summary.ts';

const FIXED = {
  rating: { kind: 'fixed', values: ['5', '4', '3', '2', '1'] },
  written_in: { kind: 'fixed', values: LANGUAGES },
} as const satisfies Vocabularies;

export function reviewsList(db: Database, current: ReviewIndex) {
  const readNames = createBrandNamesQuery(db, 'tractor');
  return async ({ page, sort, language, ...filters }: ReviewsFilter): Promise<ReviewsPage> => {
    const [index, names] = await Promise.all([current(), readNames()]);
    const vocabularies: Vocabularies = {
      brand: { kind: 'named', names, unknown: 'brand_unknown' },
      ...FIXED,
    };
    const chosen = resolveSelection(filters, vocabularies, () => false);
    const found = index.search(chosen, sort, page);
    return {
      items: found.rows.map((row) => ({
        ...reviewItem(row, language),
        tractor: {
          id: row.tractor_id,
          slug: row.tractor_slug,
          brand_name: toLocalText(row.brand_name, language),
          model: row.model,
        },
      })),
      ...toPageNumbers(found.total, page),
      facets: toFacets(found, chosen, vocabularies, language),
      summary: summaryOf(index.rows),
    };
  };
}
