import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { optionalName, requiredName } from './required-name.ts';
import { slug } from './slug.ts';

/**
 * Routes for the selects of states, districts and tehsils. Clients display the localised names and send the slugs. The
 * API also accepts current and former names in every language, and rejects an unknown name with a reason such as
 * `district_unknown`.
 */

const languageFields = { language: language.default('en') };
const choicesResponse = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.array(item) });

const stateChoice = z.object({ state: z.string(), slug });
const districtChoice = z.object({ district: z.string(), slug });
const tehsilChoice = z.object({ tehsil: z.string(), slug });

export const statesQuery = z.object(languageFields);
export const statesResponse = choicesResponse(stateChoice);

/** POST /api/all_district: older clients send the name of the state as `district`. */
export const districtsBody = z
  .object({ ...languageFields, state: optionalName, district: optionalName })
  .refine(({ state, district }) => state !== '' || district !== '', {
    message: 'state_required',
    path: ['state'],
  });
export const districtsResponse = choicesResponse(districtChoice);

/** POST /api/all_tehsil: `state` is required if the name of the district exists in two states. */
export const tehsilsBody = z.object({
  ...languageFields,
  district: requiredName('district'),
  state: optionalName,
});
export const tehsilsResponse = choicesResponse(tehsilChoice);

/** GET /api/state_city_list: all states with their districts and the number of dealers of `kind`. */
export const statesWithDistrictsQuery = z.object({
  ...languageFields,
  kind: z.enum(['tractor', 'implement', 'tyre']).default('tractor'),
});
const dealerCount = { dealers: z.int().min(0) };
export const statesWithDistrictsResponse = choicesResponse(
  stateChoice.extend({ ...dealerCount, districts: z.array(districtChoice.extend(dealerCount)) }),
);

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, 'must be degrees, as 23.02')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, `must be from -${max} to ${max}`);

/** GET /api/v1/places/nearest: coordinates in degrees. */
export const nearestPlaceQuery = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  language: languageQuery,
});

const placeName = z.object({ slug, name: localText });

/**
 * A district and town in India. `distance_km` is the distance to the town `locality`. It is null if the geocoder
 * returns none. Pages must display `attribution`.
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

export const placeEndpoints = defineEndpoints({
  getNearestPlace: {
    method: 'GET',
    path: '/api/v1/places/nearest',
    summary: 'Returns the state and district of a point in India',
    tag: 'places',
    query: nearestPlaceQuery,
    response: nearestPlaceResponse,
    cache: 'public',
  },
  listStates: {
    method: 'GET',
    path: '/api/all_state',
    summary: 'Lists the states and union territories',
    tag: 'places',
    query: statesQuery,
    response: statesResponse,
    cache: 'public',
  },
  listDistricts: {
    method: 'POST',
    path: '/api/all_district',
    summary: 'Lists the districts of a state',
    tag: 'places',
    body: districtsBody,
    response: districtsResponse,
  },
  listTehsils: {
    method: 'POST',
    path: '/api/all_tehsil',
    summary: 'Lists the tehsils of a district',
    tag: 'places',
    body: tehsilsBody,
    response: tehsilsResponse,
  },
  listStatesWithDistricts: {
    method: 'GET',
    path: '/api/state_city_list',
    summary: 'Lists the states with their districts and numbers of dealers',
    tag: 'places',
    query: statesWithDistrictsQuery,
    response: statesWithDistrictsResponse,
    cache: 'public',
  },
});

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
