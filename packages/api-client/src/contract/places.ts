import { z } from 'zod';
import { answer } from './answer.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { named, optionalName } from './named.ts';
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
export const statesAnswer = choices(stateChoice);

/** POST /api/all_district: the state is sent as `state` or as `district`. */
export const districtsBody = z
  .object({ ...languageFields, state: optionalName, district: optionalName })
  .refine(({ state, district }) => state !== '' || district !== '', {
    message: 'state_required',
    path: ['state'],
  });
export const districtsAnswer = choices(districtChoice);

/** POST /api/all_tehsil: `state` disambiguates district names that exist in two states. */
export const tehsilsBody = z.object({
  ...languageFields,
  district: named('district'),
  state: optionalName,
});
export const tehsilsAnswer = choices(tehsilChoice);

/** GET /api/state_city_list: all states with their districts and the number of dealers of one kind. */
export const statesWithDistrictsQuery = z.object({
  ...languageFields,
  kind: z.enum(['tractor', 'implement', 'tyre']).default('tractor'),
});
const counted = { dealers: z.int().min(0) };
export const statesWithDistrictsAnswer = choices(
  stateChoice.extend({ ...counted, districts: z.array(districtChoice.extend(counted)) }),
);

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, 'must be degrees, as 23.02')
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, `must be from -${most} to ${most}`);

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

export const nearestPlaceAnswer = answer(nearestPlace);

export type StatesAnswer = z.output<typeof statesAnswer>;
export type StateChoice = z.output<typeof stateChoice>;
export type DistrictsInput = z.input<typeof districtsBody>;
export type DistrictsAnswer = z.output<typeof districtsAnswer>;
export type DistrictChoice = z.output<typeof districtChoice>;
export type TehsilsInput = z.input<typeof tehsilsBody>;
export type TehsilsAnswer = z.output<typeof tehsilsAnswer>;
export type TehsilChoice = z.output<typeof tehsilChoice>;
export type StatesWithDistrictsQuery = z.input<typeof statesWithDistrictsQuery>;
export type StatesWithDistrictsAnswer = z.output<typeof statesWithDistrictsAnswer>;
export type StateWithDistricts = StatesWithDistrictsAnswer['data'][number];
export type NearestPlace = z.output<typeof nearestPlace>;
export type NearestPlaceAnswer = z.output<typeof nearestPlaceAnswer>;
