import type { ReviewItem } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isLive } from '../../../database/schema/content-columns.ts';
import { districts } from '../../../database/schema/districts.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { reviews } from '../../../database/schema/reviews.ts';
import { states } from '../../../database/schema/states.ts';
import { tractorBrands } from '../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { cacheListIndex } from '../../../shared/lists/cache-index.ts';
import { compareTexts } from '../../../shared/lists/compare-names.ts';
import type { ListDefinition } from '../../../shared/lists/list-index.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import { matchesDistrict } from '../../catalogue/places/matches-district.ts';

export type ReviewRow = {
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
export function toReviewItem(row: ReviewRow, pageLanguage: Language): ReviewItem {
  const { id, rating, text, language, name, written_on, demo } = row;
  const state_name = row.state_name && toLocalText(row.state_name, pageLanguage);
  const district = row.district_name?.[pageLanguage] ?? row.district;
  return { id, rating, text: { text, language }, name, state_name, district, written_on, demo };
}
