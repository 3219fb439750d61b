import { z } from 'zod';
import { HP_BANDS } from '../hp-bands.ts';
import { dataResponse } from './data-response.ts';
import { dealerCard } from './dealers.contract.ts';
import { defineEndpoints } from './endpoint.ts';
import { type Band, choices, facets } from './facets.ts';
import { implementCard } from './implements.contract.ts';
import { languageOnlyQuery, languageQuery } from './language.ts';
import { listPage, pageQuery, perPageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { picture } from './picture.ts';
import { brandParams, productParams } from './product-params.ts';
import { anyName } from './required-name.ts';
import { reviewItem, reviewSort, reviewSummary } from './reviews.contract.ts';
import { slug } from './slug.ts';
import { tyreCard } from './tyres.contract.ts';
import { usedCard } from './used.contract.ts';

/** Options of the filter `price`, compared with the lowest price in rupees. One lakh is 100,000. */
export const PRICE_BANDS = [
  { slug: 'up-to-3-lakh', above: 0, upTo: 300_000 },
  { slug: '3-5-lakh', above: 300_000, upTo: 500_000 },
  { slug: '5-7-lakh', above: 500_000, upTo: 700_000 },
  { slug: '7-10-lakh', above: 700_000, upTo: 1_000_000 },
  { slug: 'over-10-lakh', above: 1_000_000, upTo: null },
] as const satisfies readonly Band[];

export const DRIVE_TYPES = ['2wd', '4wd'] as const;
export const FUEL_TYPES = ['diesel', 'petrol', 'cng', 'electric', 'hybrid'] as const;

/**
 * Options of the filter `feature`. `mini` has up to 30 HP, `latest` was launched in the last five years, `ac` has an
 * air-conditioned cabin.
 */
export const TRACTOR_FEATURES = ['mini', 'latest', 'ac', 'trem-iv'] as const;

export const tractorSort = z.enum(['popular', 'price', 'price-desc', 'hp', 'newest', 'name']);

const listSlugs = <T extends { slug: string }>(bands: readonly T[]) =>
  bands.map((band) => band.slug) as [T['slug'], ...T['slug'][]];

export const hpBand = z.enum(listSlugs(HP_BANDS));
export const priceBand = z.enum(listSlugs(PRICE_BANDS));

export const tractorsQuery = z.object({
  brand: choices(anyName),
  hp: choices(hpBand),
  price: choices(priceBand),
  drive: choices(z.enum(DRIVE_TYPES)),
  fuel: choices(z.enum(FUEL_TYPES)),
  series: choices(anyName),
  feature: choices(z.enum(TRACTOR_FEATURES)),
  page: pageQuery,
  per_page: perPageQuery,
  sort: tractorSort.default('popular'),
  language: languageQuery,
});

/** Indicative ex-showroom price in whole rupees, last checked on `as_of`. */
export const publicPrice = z.object({
  min_inr: z.int().min(1),
  max_inr: z.int().min(1).nullable(),
  as_of: z.iso.date(),
});

/** A tractor in a list. `price` is null if no source of the price is reliable enough. */
export const tractorCard = z
  .object({
    id: z.int().min(1),
    slug,
    brand_slug: slug,
    brand_name: localText,
    model: z.string(),
    hp: z.number().nullable(),
    cylinders: z.int().nullable(),
    drive: z.enum(DRIVE_TYPES),
    fuel: z.enum(FUEL_TYPES),
    lift_capacity_kg: z.int().nullable(),
    price: publicPrice.nullable(),
    picture,
  })
  .meta({ id: 'TractorCard' });

/** Extremes of all tractors that match the filters. Null if no price or power is known. */
export const tractorHighlights = z.object({
  cheapest: tractorCard.nullable(),
  dearest: tractorCard.nullable(),
  strongest: tractorCard.nullable(),
});

export const tractorsResponse = dataResponse(
  listPage(tractorCard).extend({ facets, highlights: tractorHighlights }),
);

export const testReport = z.object({
  number: z.string(),
  institute: z.string(),
  year: z.int(),
  variant: z.string(),
  declared_pto_kw: z.number().nullable(),
  observed_pto_kw: z.number().nullable(),
});

/** Result of comparing the requirements of an implement with a tractor. */
export const fittingImplement = z.object({
  implement: implementCard,
  fit: z.enum(['easy', 'tight', 'too-heavy']),
  /** Power of the tractor, and the power range that the implement requires. */
  tractor_hp: z.number(),
  needs_hp_min: z.number(),
  needs_hp_max: z.number().nullable(),
  /** Weight of the implement, and lift capacity of the tractor. Null if unknown. */
  weight_kg: z.number().nullable(),
  lift_kg: z.number().nullable(),
});

/** `reviews` is the order of the reviews. */
export const tractorQuery = languageOnlyQuery.extend({ reviews: reviewSort.default('newest') });

/** `on` is the day of the last sale, and `source` is the URL of a report about it. */
export const discontinued = z.object({ on: z.iso.date(), source: z.string() });

/** Lists omit discontinued tractors by default. */
export const includeQuery = z.enum(['discontinued']).optional();

/** A tractor with its data sheet and the sources. */
export const tractorFacts = tractorCard.extend({
  series: z.string().nullable(),
  engine_cc: z.int().nullable(),
  rated_rpm: z.int().nullable(),
  pto_hp: z.number().nullable(),
  gears_forward: z.int().nullable(),
  gears_reverse: z.int().nullable(),
  front_tyres: z.array(z.string()),
  rear_tyres: z.array(z.string()),
  emission: z.string().nullable(),
  cabin_ac: z.boolean(),
  launched_year: z.int().nullable(),
  /** Null for a model that the maker still sells. A discontinued model has no `price`. */
  discontinued: discontinued.nullable(),
  /** Values without a field of their own. The unit is the end of the key: `{ fuel_tank_l: 60 }`. */
  specs: z.record(z.string(), z.union([z.number(), z.string()])),
  test_report: testReport.nullable(),
  source: z.string(),
  as_of: z.iso.date(),
  confidence: z.enum(['high', 'medium', 'low']),
  price_note: z.string().nullable(),
});

export const tractorDetail = tractorFacts
  .extend({
    similar: z.array(tractorCard),
    implements: z.array(fittingImplement),
    tyres: z.array(tyreCard),
    dealers: z.array(dealerCard),
    dealer_count: z.int().min(0),
    used: z.array(usedCard),
    reviews: z.object({ summary: reviewSummary, items: z.array(reviewItem) }),
  })
  .meta({ id: 'Tractor' });

export const tractorResponse = dataResponse(tractorDetail);

/** `count` is the number of tractors with a power in this band. */
export const powerBand = z
  .object({
    slug: hpBand,
    count: z.int().min(1),
    /** Picture of the most popular tractor. */
    picture,
    /** Price bands with at least one tractor, cheapest first. */
    budgets: z.array(z.object({ slug: priceBand, count: z.int().min(1) })),
  })
  .meta({ id: 'PowerBand' });

/** GET /api/v1/tractor-powers: bands with at least one tractor, weakest first. */
export const powerBandsResponse = dataResponse(z.array(powerBand));

/** A brand of tractors or tyres with the number of its models. */
export const makerBrand = z
  .object({ slug, name: localText, description: localText, count: z.int().min(0) })
  .meta({ id: 'MakerBrand' });
export const makerBrandsResponse = dataResponse(z.array(makerBrand));

/** By default the response omits brands that sell no models any more. */
export const makerBrandsQuery = languageOnlyQuery.extend({ include: includeQuery });

/** A brand with its discontinued models. */
export const makerBrandDetail = makerBrand
  .extend({
    discontinued: z.array(
      z.object({ id: z.int(), slug, model: z.string(), ...discontinued.shape }),
    ),
  })
  .meta({ id: 'MakerBrandDetail' });
export const makerBrandResponse = dataResponse(makerBrandDetail);

export const tractorEndpoints = defineEndpoints({
  listTractors: {
    method: 'GET',
    path: '/api/v1/tractors',
    summary: 'Lists the tractors with filters, 24 a page',
    tag: 'tractors',
    query: tractorsQuery,
    response: tractorsResponse,
    cache: 'public',
  },
  listPowerBands: {
    method: 'GET',
    path: '/api/v1/tractor-powers',
    summary: 'Lists the power bands with their price ranges',
    tag: 'tractors',
    query: languageOnlyQuery,
    response: powerBandsResponse,
    cache: 'public',
  },
  getTractor: {
    method: 'GET',
    path: '/api/v1/tractors/:id',
    summary: 'Returns a tractor with related data',
    tag: 'tractors',
    params: productParams,
    query: tractorQuery,
    response: tractorResponse,
    cache: 'public',
  },
  listTractorBrands: {
    method: 'GET',
    path: '/api/v1/tractor-brands',
    summary: 'Lists the tractor brands',
    tag: 'brands',
    query: makerBrandsQuery,
    response: makerBrandsResponse,
    cache: 'public',
  },
  getTractorBrand: {
    method: 'GET',
    path: '/api/v1/tractor-brands/:slug',
    summary: 'Returns a tractor brand',
    tag: 'brands',
    params: brandParams,
    query: languageOnlyQuery,
    response: makerBrandResponse,
    cache: 'public',
  },
  listTyreBrands: {
    method: 'GET',
    path: '/api/v1/tyre-brands',
    summary: 'Lists the tyre brands',
    tag: 'brands',
    query: makerBrandsQuery,
    response: makerBrandsResponse,
    cache: 'public',
  },
  getTyreBrand: {
    method: 'GET',
    path: '/api/v1/tyre-brands/:slug',
    summary: 'Returns a tyre brand',
    tag: 'brands',
    params: brandParams,
    query: languageOnlyQuery,
    response: makerBrandResponse,
    cache: 'public',
  },
});

export type TractorSort = z.output<typeof tractorSort>;
export type TractorsFilter = z.output<typeof tractorsQuery>;
export type TractorsQuery = Partial<TractorsFilter>;
export type TractorCard = z.output<typeof tractorCard>;
export type TractorsResponse = z.output<typeof tractorsResponse>;
export type TractorsPage = TractorsResponse['data'];
export type TractorFacts = z.output<typeof tractorFacts>;
export type TractorDetail = z.output<typeof tractorDetail>;
export type TractorResponse = z.output<typeof tractorResponse>;
export type PublicPrice = z.output<typeof publicPrice>;
export type FittingImplement = z.output<typeof fittingImplement>;
export type PowerBand = z.output<typeof powerBand>;
export type PowerBandsResponse = z.output<typeof powerBandsResponse>;
export type MakerBrand = z.output<typeof makerBrand>;
export type MakerBrandDetail = z.output<typeof makerBrandDetail>;
export type MakerBrandsResponse = z.output<typeof makerBrandsResponse>;
export type MakerBrandResponse = z.output<typeof makerBrandResponse>;
