import {
  districtsBody,
  districtsResponse,
  statesQuery,
  statesResponse,
  statesWithDistrictsQuery,
  statesWithDistrictsResponse,
  tehsilsBody,
  tehsilsResponse,
} from '@tractor-haat/api-client/contract';
import type { DealerCounts } from '../../../domain/catalogue/dealers/dealer-counts.ts';
import { localisePlaces } from '../../../domain/catalogue/places/localise-places.ts';
import type { PlaceIndex } from '../../../domain/catalogue/places/place-index.ts';
import type { PlaceIndexCache } from '../../../domain/catalogue/places/place-index-cache.ts';
import {
  type PlaceInput,
  type ResolvedPlace,
  resolvePlace,
} from '../../../domain/catalogue/places/resolve-place.ts';
import { createNameError } from '../../../shared/names/create-name-error.ts';
import type { App } from '../../server/app.ts';
import { cachePublicly } from '../../server/cache-publicly.ts';
import { toResponseSchemas } from '../../server/to-response-schemas.ts';

const tags = ['places'];
const success = true as const;

export function addPlaceChoiceRoutes(
  app: App,
  getPlaceIndex: PlaceIndexCache,
  readDealerCounts: DealerCounts,
): void {
  app.get(
    '/api/all_state',
    {
      schema: {
        summary: 'Lists the states and union territories',
        tags,
        querystring: statesQuery,
        response: toResponseSchemas(statesResponse),
      },
    },
    async ({ query: { language } }, reply) => {
      const rows = localisePlaces((await getPlaceIndex()).states, language);
      cachePublicly(reply);
      return { success, data: rows.map(({ slug, text }) => ({ state: text, slug })) };
    },
  );
  app.post(
    '/api/all_district',
    {
      schema: {
        summary: 'Lists the districts of a state',
        tags,
        body: districtsBody,
        response: toResponseSchemas(districtsResponse),
      },
    },
    async ({ body: { state, district, language } }, reply) => {
      const places = await getPlaceIndex();
      const { state: statePlace } = requirePlace(places, { state: state || district || '' });
      if (statePlace === undefined) throw createNameError('state_required');
      const rows = localisePlaces(places.listDistricts(statePlace), language);
      reply.header('cache-control', 'no-store');
      return { success, data: rows.map(({ slug, text }) => ({ district: text, slug })) };
    },
  );
  app.post(
    '/api/all_tehsil',
    {
      schema: {
        summary: 'Lists the tehsils of a district',
        tags,
        body: tehsilsBody,
        response: toResponseSchemas(tehsilsResponse),
      },
    },
    async ({ body: { district, state, language } }, reply) => {
      const places = await getPlaceIndex();
      const { district: districtPlace } = requirePlace(places, { district, state: state ?? '' });
      if (districtPlace === undefined) throw createNameError('district_required');
      const rows = localisePlaces(places.listTehsils(districtPlace), language);
      reply.header('cache-control', 'no-store');
      return { success, data: rows.map(({ slug, text }) => ({ tehsil: text, slug })) };
    },
  );
  app.get(
    '/api/state_city_list',
    {
      schema: {
        summary: 'Lists the states with their districts and numbers of dealers',
        tags,
        querystring: statesWithDistrictsQuery,
        response: toResponseSchemas(statesWithDistrictsResponse),
      },
    },
    async ({ query: { language, kind } }, reply) => {
      const [{ states, districts }, counts] = await Promise.all([
        getPlaceIndex(),
        readDealerCounts(kind),
      ]);
      const localDistricts = localisePlaces(districts, language);
      const listDistricts = (slug: string) => localDistricts.filter(({ state }) => state === slug);
      cachePublicly(reply);
      const data = localisePlaces(states, language).map(({ slug, text }) => ({
        state: text,
        slug,
        dealers: counts.get(slug) ?? 0,
        districts: listDistricts(slug).map((district) => ({
          district: district.text,
          slug: district.slug,
          dealers: counts.get(`${slug}/${district.slug}`) ?? 0,
        })),
      }));
      return { success, data };
    },
  );
}

function requirePlace(places: PlaceIndex, names: PlaceInput): ResolvedPlace {
  const place = resolvePlace(places, names);
  if ('reason' in place) throw createNameError(place.reason);
  return place;
}
