import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { type Band, choices, facets } from './facets.ts';
import { languageOnlyQuery, languageQuery } from './language.ts';
import { listPage, pageQuery, perPageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { brandParams, productParams } from './product-params.ts';
import { anyName } from './required-name.ts';
import { slug } from './slug.ts';

/** `name` sorts by brand and model, `power` by required tractor power. */
export const implementSort = z.enum(['popular', 'name', 'power']);

/** Options of the filter `hp`: the tractor power that an implement requires at least. */
export const NEEDED_HP_BANDS = [
  { slug: 'up-to-25', above: 0, upTo: 25 },
  { slug: '26-35', above: 25, upTo: 35 },
  { slug: '36-50', above: 35, upTo: 50 },
  { slug: 'over-50', above: 50, upTo: null },
] as const satisfies readonly Band[];

export const implementsQuery = z.object({
  type: choices(anyName),
  brand: choices(anyName),
  hp: choices(z.enum(['up-to-25', '26-35', '36-50', 'over-50'])),
  page: pageQuery,
  per_page: perPageQuery,
  sort: implementSort.default('popular'),
  language: languageQuery,
});

/** A value of the data sheet, formatted with its unit. `label_key` is the translation key of its label. */
export const keyFact = z.object({ label_key: z.string(), value: z.string() });

/**
 * An implement in a list. `price` is never a number, because prices are returned only after a one-time code. `hidden`
 * means that the price can be revealed, `missing` that there is no price yet.
 */
export const implementCard = z
  .object({
    id: z.int().min(1),
    slug,
    type_slug: slug,
    type_name: localText,
    brand_slug: slug,
    brand_name: localText,
    model: z.string(),
    working_width_mm: z.int().min(1).nullable(),
    required_hp_min: z.number().min(0).nullable(),
    required_hp_max: z.number().min(0).nullable(),
    key_facts: z.array(keyFact),
    price: z.enum(['hidden', 'missing']),
    picture,
  })
  .meta({ id: 'ImplementCard' });

export const implementsResponse = dataResponse(listPage(implementCard).extend({ facets }));

export const implementDetail = implementCard
  .extend({
    /** Values by field name, which ends with the unit: `{ tank_l: 400 }`. */
    specs: z.record(z.string(), z.union([z.number(), z.string()])),
    type_description: localText,
    source: z.string(),
    as_of: z.iso.date(),
    confidence: z.enum(['high', 'medium', 'low']),
    /** Tractors within the implement's power range, most popular first. */
    tractors: z.array(
      z.object({
        id: z.int().min(1),
        slug,
        brand_name: localText,
        model: z.string(),
        hp: z.number(),
        fit: z.enum(['easy', 'tight']),
      }),
    ),
    similar: z.array(implementCard),
  })
  .meta({ id: 'Implement' });

export const implementResponse = dataResponse(implementDetail);

/** GET /api/v1/implement-brands and /api/v1/implement-brands/:slug */
export const implementBrand = z
  .object({
    slug,
    name: localText,
    description: localText,
    count: z.int().min(0),
    /** True for brands in the menus. Other brands are linked only from the pages of their models. */
    listed: z.boolean(),
  })
  .meta({ id: 'ImplementBrand' });
export const implementBrandsResponse = dataResponse(z.array(implementBrand));
export const implementBrandResponse = dataResponse(implementBrand);

export const implementEndpoints = defineEndpoints({
  listImplements: {
    method: 'GET',
    path: '/api/v1/implements',
    summary: 'Lists the implements with filters, 24 a page',
    tag: 'implements',
    query: implementsQuery,
    response: implementsResponse,
    cache: 'public',
  },
  getImplement: {
    method: 'GET',
    path: '/api/v1/implements/:id',
    summary: 'Returns an implement with the tractors that can work with it',
    tag: 'implements',
    params: productParams,
    query: languageOnlyQuery,
    response: implementResponse,
    cache: 'public',
  },
  listImplementBrands: {
    method: 'GET',
    path: '/api/v1/implement-brands',
    summary: 'Lists the implement brands',
    tag: 'implements',
    query: languageOnlyQuery,
    response: implementBrandsResponse,
    cache: 'public',
  },
  getImplementBrand: {
    method: 'GET',
    path: '/api/v1/implement-brands/:slug',
    summary: 'Returns an implement brand',
    tag: 'implements',
    params: brandParams,
    query: languageOnlyQuery,
    response: implementBrandResponse,
    cache: 'public',
  },
});

export type ImplementSort = z.output<typeof implementSort>;
export type ImplementsFilter = z.output<typeof implementsQuery>;
export type ImplementsQuery = Partial<ImplementsFilter>;
export type KeyFact = z.output<typeof keyFact>;
export type ImplementCard = z.output<typeof implementCard>;
export type ImplementsResponse = z.output<typeof implementsResponse>;
export type ImplementsPage = ImplementsResponse['data'];
export type ImplementDetail = z.output<typeof implementDetail>;
export type ImplementResponse = z.output<typeof implementResponse>;
export type ImplementBrand = z.output<typeof implementBrand>;
export type ImplementBrandsResponse = z.output<typeof implementBrandsResponse>;
export type ImplementBrandResponse = z.output<typeof implementBrandResponse>;
