import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { choices, facets } from './facets.ts';
import { language, languageOnlyQuery, languageQuery } from './language.ts';
import { listPage, pageQuery } from './list-page.ts';
import { localText } from './local-text.ts';
import { productParams } from './product-params.ts';
import { anyName, optionalName, requiredName } from './required-name.ts';
import { slug } from './slug.ts';

export const dealerKind = z.enum(['tractor', 'implement', 'tyre']);

/** GET /api/v1/dealers. A business that sells several brands is listed once per brand. */
export const dealersQuery = z.object({
  kind: dealerKind,
  brand: choices(anyName),
  state: choices(anyName),
  district: choices(anyName),
  page: pageQuery,
  language: languageQuery,
});

/** A dealer of one brand. `demo` marks sample data, whose phone number is not in service. */
export const dealerCard = z
  .object({
    id: z.int().min(1),
    slug,
    name: z.string(),
    kind: dealerKind,
    brand_slug: slug,
    brand_name: localText,
    /** Slug of the state's English name. */
    state: slug,
    state_name: localText,
    district: z.string(),
    district_slug: slug,
    district_name: localText,
    area: z.string(),
    phone: z.string(),
    /** Coordinates of the district town in degrees, because exact addresses are unknown. Null without a town. */
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    demo: z.boolean(),
  })
  .meta({ id: 'DealerCard' });

/** A map marker: the position of a district in degrees, and its number of dealers. */
const dealerSpot = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int().min(1),
});

export const dealersResponse = dataResponse(
  listPage(dealerCard).extend({
    facets,
    /** Markers for the dealers of all pages. */
    spots: z.array(dealerSpot),
    /** True if a dealer of any page is sample data. */
    demo: z.boolean(),
  }),
);

/** `distance_km` is counted from the requested district, so it is 0 within the district. Null without coordinates. */
export const nearDealer = dealerCard.extend({ distance_km: z.int().min(0).nullable() });

export const dealerResponse = dataResponse(
  dealerCard.extend({
    /** Other dealers of the same kind within `NEARBY_RADIUS_KM`, nearest first. */
    others: z.array(nearDealer),
    /** Set only if `others` is empty. */
    nearest_other: nearDealer.nullable(),
  }),
);

/** POST /api/suggested_dealer_list: dealers within `NEARBY_RADIUS_KM` of a district, nearest first. */
export const suggestedDealersBody = z.object({
  language: language.default('en'),
  kind: dealerKind.default('tractor'),
  brand: optionalName,
  state: optionalName,
  district: requiredName('district'),
});
export const suggestedDealersResponse = z.object({
  success: z.literal(true),
  data: z.array(nearDealer),
  /** Set only if no dealer is within the radius. */
  nearest: nearDealer.nullable(),
  message: z.string().optional(),
  reason: z.literal('no_dealer_near').optional(),
});

export const dealerEndpoints = defineEndpoints({
  listDealers: {
    method: 'GET',
    path: '/api/v1/dealers',
    summary: 'Lists the dealers of a kind by brand and place, 24 a page',
    tag: 'dealers',
    query: dealersQuery,
    response: dealersResponse,
    cache: 'public',
  },
  getDealer: {
    method: 'GET',
    path: '/api/v1/dealers/:id',
    summary: 'Returns a dealer with other dealers nearby',
    tag: 'dealers',
    params: productParams,
    query: languageOnlyQuery,
    response: dealerResponse,
    cache: 'public',
  },
  suggestDealers: {
    method: 'POST',
    path: '/api/suggested_dealer_list',
    summary: 'Lists the dealers within 100 km of a district, nearest first',
    tag: 'dealers',
    body: suggestedDealersBody,
    response: suggestedDealersResponse,
    cache: 'none',
  },
});

export type DealerKind = z.output<typeof dealerKind>;
export type DealersFilter = z.output<typeof dealersQuery>;
export type DealersQuery = Partial<DealersFilter> & Pick<DealersFilter, 'kind'>;
export type DealerCard = z.output<typeof dealerCard>;
export type DealerSpot = z.output<typeof dealerSpot>;
export type DealersResponse = z.output<typeof dealersResponse>;
export type DealersPage = DealersResponse['data'];
export type NearDealer = z.output<typeof nearDealer>;
export type DealerResponse = z.output<typeof dealerResponse>;
export type DealerDetail = DealerResponse['data'];
export type SuggestedDealersInput = z.input<typeof suggestedDealersBody>;
export type SuggestedDealersBody = z.output<typeof suggestedDealersBody>;
export type SuggestedDealersResponse = z.output<typeof suggestedDealersResponse>;
