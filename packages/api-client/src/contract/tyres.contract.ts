import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { choices, facets } from './facets.ts';
import { languageOnlyQuery, languageQuery } from './language.ts';
import { listPage, pageQuery, perPageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { productParams } from './product-params.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';

export const TYRE_POSITIONS = ['front', 'rear', 'both'] as const;
export const tyreSort = z.enum(['popular', 'price', 'price-desc', 'size', 'name']);

/** Converts a tyre size to a URL segment: `13.6-28` becomes `13-6-28`. */
export const sizeSlug = (size: string): string => size.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** GET /api/v1/tyres: `tractor` is the id of a tractor. The response then contains only tyres of its sizes. */
export const tyresQuery = z.object({
  brand: choices(anyName),
  position: choices(z.enum(TYRE_POSITIONS)),
  size: choices(anyName),
  tractor: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be the number of a tractor')
    .transform(Number)
    .optional(),
  page: pageQuery,
  per_page: perPageQuery,
  sort: tyreSort.default('popular'),
  language: languageQuery,
});

export const tyreCard = z
  .object({
    id: z.int().min(1),
    slug,
    brand_slug: slug,
    brand_name: localText,
    model: z.string(),
    size: z.string(),
    position: z.enum(TYRE_POSITIONS),
    ply_rating: z.int().nullable(),
    construction: z.enum(['bias', 'radial']).nullable(),
    tube: z.enum(['tube', 'tubeless']).nullable(),
    /** Whole rupees per tyre. Null if no source of the price is reliable enough. */
    price: z
      .object({
        min_inr: z.int().min(1),
        max_inr: z.int().min(1).nullable(),
        as_of: z.iso.date(),
      })
      .nullable(),
    picture,
  })
  .meta({ id: 'TyreCard' });

export const tyresResponse = dataResponse(
  listPage(tyreCard).extend({
    facets,
    /** Null without the parameter `tractor`. */
    tractor: z.object({ id: z.int(), slug, name: z.string() }).nullable(),
  }),
);

export const tyreDetail = tyreCard
  .extend({
    source: z.string(),
    as_of: z.iso.date(),
    confidence: z.enum(['high', 'medium', 'low']),
    price_note: z.string().nullable(),
    note: z.string().nullable(),
    /** Tractors that use this tyre size. */
    fits: z.array(
      z.object({
        id: z.int().min(1),
        slug,
        brand_name: localText,
        model: z.string(),
        hp: z.number().nullable(),
        at: z.enum(['front', 'rear']),
      }),
    ),
    /** Tyres of other brands with the same size. */
    similar: z.array(tyreCard),
  })
  .meta({ id: 'Tyre' });

export const tyreResponse = dataResponse(tyreDetail);

export const tyreEndpoints = defineEndpoints({
  listTyres: {
    method: 'GET',
    path: '/api/v1/tyres',
    summary: 'Lists the tyres with filters, 24 a page',
    tag: 'tyres',
    query: tyresQuery,
    response: tyresResponse,
    cache: 'public',
  },
  getTyre: {
    method: 'GET',
    path: '/api/v1/tyres/:id',
    summary: 'Returns a tyre with the tractors that it fits',
    tag: 'tyres',
    params: productParams,
    query: languageOnlyQuery,
    response: tyreResponse,
    cache: 'public',
  },
});

export type TyresFilter = z.output<typeof tyresQuery>;
export type TyresQuery = Partial<TyresFilter>;
export type TyreSort = z.output<typeof tyreSort>;
export type TyreCard = z.output<typeof tyreCard>;
export type TyresResponse = z.output<typeof tyresResponse>;
export type TyresPage = TyresResponse['data'];
export type TyreDetail = z.output<typeof tyreDetail>;
export type TyreResponse = z.output<typeof tyreResponse>;
