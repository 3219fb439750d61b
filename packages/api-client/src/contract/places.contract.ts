import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { optionalName, requiredName } from './required-name.ts';
import { slug } from './slug.ts';

/**
 * Place options: the localised name (English without a translation) and the slug to send back. Lookups accept current
 * and former names in every language; an unknown place is rejected (`reason`: `district_unknown` …).
 */
const languageFields = { language: language.default('en') };
const choices = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.array(item) });

const stateChoice = z.object({ state: z.string(), slug });
const districtChoice = z.object({ district: z.string(), slug });
const tehsilChoice = z.object({ tehsil: z.string(), slug });

/** GET /api/all_state */
export const statesQuery = z.object(languageFields);
export const statesResponse = choices(stateChoice);

/** POST /api/all_district: the state is sent as `state` or as `district`. */
export const districtsBody = z
  .object({ ...languageFields, state: optionalName, district: optionalName })
  .refine(({ state, district }) => state !== '' || district !== '', {
    message: 'state_required',
    path: ['state'],
  });
export const districtsResponse = choices(districtChoice);

/** POST /api/all_tehsil: `state` disambiguates district names that exist in two states. */
export const tehsilsBody = z.object({
  ...languageFields,
  district: requiredName('district'),
  state: optionalName,
});
export const tehsilsResponse = choices(tehsilChoice);

/** GET /api/state_city_list: all states with their districts and the number of dealers of one kind. */
export const statesWithDistrictsQuery = z.object({
  ...languageFields,
  kind: z.enum(['tractor', 'implement', 'tyre']).default('tractor'),
});
const dealerCount = { dealers: z.int().min(0) };
export const statesWithDistrictsResponse = choices(
  stateChoice.extend({ ...dealerCount, districts: z.array(districtChoice.extend(dealerCount)) }),
);

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, 'must be degrees, as 23.02')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, `must be from -${max} to ${max}`);

/** GET /api/v1/places/nearest: degrees north and east. */
export const nearestPlaceQuery = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  language: languageQuery,
});

const placeName = z.object({ slug, name: localText });

/**
 * Place of a point in India. `distance_km`: distance from the point to `locality`, null if the
 * source has none; `attribution` must be displayed with the place.
 */
export const nearestPlace = z
  .object({
    locality: localText,
    district: placeName,
    state: placeName,
    distance_km: z.number().min(0).nullable(),
    attribution: z.string(),
  })
  .meta({ id: 'NearestPlace' });

export const nearestPlaceResponse = dataResponse(nearestPlace);

export type StatesResponse = z.output<typeof statesResponse>;
export type StateChoice = z.output<typeof stateChoice>;
export type DistrictsInput = z.input<typeof districtsBody>;
export type DistrictsResponse = z.output<typeof districtsResponse>;
export type DistrictChoice = z.output<typeof districtChoice>;
export type TehsilsInput = z.input<typeof tehsilsBody>;
export type TehsilsResponse = z.output<typeof tehsilsResponse>;
export type TehsilChoice = z.output<typeof tehsilChoice>;
export type StatesWithDistrictsQuery = z.input<typeof statesWithDistrictsQuery>;
export type StatesWithDistrictsResponse = z.output<typeof statesWithDistrictsResponse>;
export type StateWithDistricts = StatesWithDistrictsResponse['data'][number];
export type NearestPlace = z.output<typeof nearestPlace>;
export type NearestPlaceResponse = z.output<typeof nearestPlaceResponse>;
