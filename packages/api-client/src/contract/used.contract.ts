import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { type Band, choices, facets } from './facets.ts';
import { languageOnlyQuery, languageQuery } from './language.ts';
import { listPage, pageQuery, perPageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { productParams } from './product-params.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';

/** Options of the filter `price`, in rupees. */
export const USED_PRICE_BANDS = [
  { slug: 'up-to-2-lakh', above: 0, upTo: 200_000 },
  { slug: '2-3-lakh', above: 200_000, upTo: 300_000 },
  { slug: '3-5-lakh', above: 300_000, upTo: 500_000 },
  { slug: 'over-5-lakh', above: 500_000, upTo: null },
] as const satisfies readonly Band[];

/** Options of the filter `age`, in years. */
export const AGE_BANDS = [
  { slug: 'up-to-3', above: -1, upTo: 3 },
  { slug: '4-6', above: 3, upTo: 6 },
  { slug: '7-10', above: 6, upTo: 10 },
  { slug: 'over-10', above: 10, upTo: null },
] as const satisfies readonly Band[];

export const usedSort = z.enum(['newest', 'price', 'price-desc', 'year', 'hours']);

const hp = z.enum(['up-to-20', '21-30', '31-40', '41-50', '51-60', 'over-60']);

export const usedQuery = z.object({
  brand: choices(anyName),
  hp: choices(hp),
  price: choices(z.enum(['up-to-2-lakh', '2-3-lakh', '3-5-lakh', 'over-5-lakh'])),
  age: choices(z.enum(['up-to-3', '4-6', '7-10', 'over-10'])),
  drive: choices(z.enum(['2wd', '4wd'])),
  state: choices(anyName),
  feature: choices(z.enum(['mini'])),
  page: pageQuery,
  per_page: perPageQuery,
  sort: usedSort.default('newest'),
  language: languageQuery,
});

/** Photo by a seller. `photo` is the id in its URL, and the size is in pixels. */
export const usedPhoto = z.object({
  photo: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});

/** A listing. `demo` marks sample data. */
export const usedCard = z
  .object({
    id: z.int().min(1),
    slug,
    brand_slug: slug,
    brand_name: localText,
    model: z.string(),
    hp: z.number().nullable(),
    year: z.int(),
    hours: z.int().nullable(),
    owners: z.int(),
    price_inr: z.int(),
    negotiable: z.boolean(),
    state: slug,
    state_name: localText,
    /** In the requested language, or in English without a translation. */
    district: z.string(),
    listed_on: z.iso.date(),
    demo: z.boolean(),
    /** Drawing of the model, whereas `photo` is a photo of this tractor. */
    picture,
    photo: usedPhoto.nullable(),
  })
  .meta({ id: 'UsedCard' });

export const usedResponse = dataResponse(listPage(usedCard).extend({ facets }));

const condition = z.enum(['good', 'fair', 'needs-work']);

export const usedDetail = usedCard
  .extend({
    tractor: z.object({ id: z.int(), slug }),
    photos: z.array(usedPhoto),
    area: z.string().nullable(),
    words: z.string().nullable(),
    new_price_inr: z.int().nullable(),
    rc: z.boolean(),
    hypothecation: z.enum(['none', 'cleared', 'open']),
    insurance_until: z.iso.date().nullable(),
    tyre_condition_pct: z.int().nullable(),
    condition: z.object({
      engine: condition,
      gearbox: condition,
      hydraulics: condition,
      body: condition,
    }),
    similar: z.array(usedCard),
  })
  .meta({ id: 'UsedTractor' });

export const usedDetailResponse = dataResponse(usedDetail);

export const usedEndpoints = defineEndpoints({
  listUsedTractors: {
    method: 'GET',
    path: '/api/v1/used-tractors',
    summary: 'Lists the used tractors for sale with filters, 24 a page',
    tag: 'used tractors',
    query: usedQuery,
    response: usedResponse,
    cache: 'public',
  },
  getUsedTractor: {
    method: 'GET',
    path: '/api/v1/used-tractors/:id',
    summary: 'Returns a used tractor',
    tag: 'used tractors',
    params: productParams,
    query: languageOnlyQuery,
    response: usedDetailResponse,
    cache: 'public',
  },
});

export type UsedFilter = z.output<typeof usedQuery>;
export type UsedQuery = Partial<UsedFilter>;
export type UsedSort = z.output<typeof usedSort>;
export type UsedPhoto = z.output<typeof usedPhoto>;
export type UsedCard = z.output<typeof usedCard>;
export type UsedResponse = z.output<typeof usedResponse>;
export type UsedPage = UsedResponse['data'];
export type UsedDetail = z.output<typeof usedDetail>;
export type UsedDetailResponse = z.output<typeof usedDetailResponse>;
