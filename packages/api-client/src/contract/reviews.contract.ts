import { z } from 'zod';
import { removeInvisible } from '../to-mobile-digits.ts';
import { MAX_NAME_LENGTH, normaliseName, validatePersonName } from '../validate-person-name.ts';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { choices, facets } from './facets.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';
import { exactText, rowId, storableText, text } from './text.ts';

const starRating = z.int().min(1).max(5);
export const reviewSort = z.enum(['newest', 'best', 'worst']);

export const reviewsQuery = z.object({
  brand: choices(anyName),
  rating: choices(z.enum(['1', '2', '3', '4', '5'])),
  written_in: choices(language),
  page: pageQuery,
  sort: reviewSort.default('newest'),
  language: languageQuery,
});

export const reviewItem = z
  .object({
    id: z.int().min(1),
    rating: starRating,
    /** In the language of the author, because reviews are not translated. */
    text: localText,
    name: z.string(),
    state_name: localText.nullable(),
    district: z.string().nullable(),
    written_on: z.iso.date(),
    demo: z.boolean(),
  })
  .meta({ id: 'Review' });

/** `histogram` is the number of reviews by stars, from 5 to 1. */
export const reviewSummary = z.object({
  count: z.int().min(0),
  average: z.number().nullable(),
  histogram: z.array(z.int().min(0)).length(5),
  /** True if all reviews are sample data. */
  demo: z.boolean(),
});

export const reviewsResponse = dataResponse(
  listPage(
    reviewItem.extend({
      tractor: z.object({ id: z.int(), slug, brand_name: localText, model: z.string() }),
    }),
  ).extend({ facets, summary: reviewSummary }),
);

/** POST /api/review_save: JSON, or a form that is sent without JavaScript. */
export const reviewBody = z.object({
  tractor: rowId,
  rating: z.coerce.number().int().min(1).max(5),
  name: storableText()
    .overwrite(normaliseName)
    .min(1)
    .max(MAX_NAME_LENGTH)
    .refine((name) => !validatePersonName(name), 'must contain only letters and spaces'),
  text: text()
    .trim()
    .min(10)
    .max(2000)
    .refine((text) => removeInvisible(text).length >= 10, 'must have at least 10 characters'),
  language: languageQuery,
  idempotency_key: idempotencyKey,
  /** Path to which the API redirects after a form without JavaScript was saved. Default: the page of the tractor. */
  back: exactText()
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .max(300)
    .optional(),
});

export const reviewSaved = z.object({ success: z.literal(true), message: z.string() });

export const reviewEndpoints = defineEndpoints({
  listReviews: {
    method: 'GET',
    path: '/api/v1/reviews',
    summary: 'Lists the tractor reviews with filters, 24 a page',
    tag: 'reviews',
    query: reviewsQuery,
    response: reviewsResponse,
    cache: 'public',
  },
  saveReview: {
    method: 'POST',
    path: '/api/review_save',
    summary: 'Creates a tractor review, hidden until a moderator approves it',
    tag: 'reviews',
    body: reviewBody,
    response: reviewSaved,
    cache: 'none',
  },
});

export type ReviewsFilter = z.output<typeof reviewsQuery>;
export type ReviewsQuery = Partial<ReviewsFilter>;
export type ReviewSort = z.output<typeof reviewSort>;
export type ReviewItem = z.output<typeof reviewItem>;
export type ReviewSummary = z.output<typeof reviewSummary>;
export type ReviewsResponse = z.output<typeof reviewsResponse>;
export type ReviewsPage = ReviewsResponse['data'];
export type ReviewBody = z.input<typeof reviewBody>;
export type ReviewSavedResponse = z.output<typeof reviewSaved>;
