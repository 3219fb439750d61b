import { z } from 'zod';
import { answer } from './answer.ts';
import { choices, facets } from './facets.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { anyName, named, optionalName } from './named.ts';
import { pageOf, pageQuery } from './pagination.ts';
import { slug } from './slug.ts';

export const dealerKind = z.enum(['tractor', 'implement', 'tyre']);

/** GET /api/v1/dealers; a dealer is of one kind and one brand. `district` is a slug of its name. */
export const dealersQuery = z.object({
  kind: dealerKind,
  brand: choices(anyName),
  state: choices(anyName),
  district: choices(anyName),
  page: pageQuery,
  language: languageQuery,
});

/** Who sells a brand where. `demo`: an example, nobody answers at this number. */
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
    /** The district's town in degrees: dealers' own doors are not known. Null where no town is. */
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    demo: z.boolean(),
  })
  .meta({ id: 'DealerCard' });

/** Dealers of one district, for the map. */
const dealerSpot = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int().min(1),
});

export const dealersAnswer = answer(
  pageOf(dealerCard).extend({
    facets,
    /** Of all that match, not of this page alone. */
    spots: z.array(dealerSpot),
    /** Some of them are demonstration rows. */
    demo: z.boolean(),
  }),
);

/** A dealer and how far its town is from what was asked for, in kilometres; 0 in the same district. */
export const nearDealer = dealerCard.extend({ distance_km: z.int().min(0).nullable() });

/** GET /api/v1/dealers/:id */
export const dealerAnswer = answer(
  dealerCard.extend({
    /** Others of its kind within `NEAR_KM`, the nearest first. */
    others: z.array(nearDealer),
    /** Where there are none: the nearest of all. */
    nearest_other: nearDealer.nullable(),
  }),
);

/** POST /api/suggested_dealer_list: dealers within `NEAR_KM` of a district, of a brand or of all, the nearest first. */
export const suggestedDealersBody = z.object({
  language: language.default('en'),
  kind: dealerKind.default('tractor'),
  brand: optionalName,
  state: optionalName,
  district: named('district'),
});
export const suggestedDealersAnswer = z.object({
  success: z.literal(true),
  data: z.array(nearDealer),
  /** Where none is near: the nearest of all, and a sentence that says so in the language of the answer. */
  nearest: nearDealer.nullable(),
  message: z.string().optional(),
  reason: z.literal('no_dealer_near').optional(),
});

export type DealerKind = z.output<typeof dealerKind>;
export type DealersFilter = z.output<typeof dealersQuery>;
export type DealersQuery = Partial<DealersFilter> & Pick<DealersFilter, 'kind'>;
export type DealerCard = z.output<typeof dealerCard>;
export type DealerSpot = z.output<typeof dealerSpot>;
export type DealersAnswer = z.output<typeof dealersAnswer>;
export type DealersPage = DealersAnswer['data'];
export type NearDealer = z.output<typeof nearDealer>;
export type DealerAnswer = z.output<typeof dealerAnswer>;
export type DealerDetail = DealerAnswer['data'];
export type SuggestedDealersInput = z.input<typeof suggestedDealersBody>;
export type SuggestedDealersBody = z.output<typeof suggestedDealersBody>;
export type SuggestedDealersAnswer = z.output<typeof suggestedDealersAnswer>;
