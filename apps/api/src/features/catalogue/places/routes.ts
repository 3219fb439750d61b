import { type DealerKind, endpoints } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../core/database/database.ts';
import { createNameError, createTranslatedError } from '../../../core/messages/http-error.ts';
import type { App } from '../../../core/server/app.ts';
import type { Geocoder } from './create-geocoder.ts';
import { createLocator, createNearestTownFinder } from './create-locator.ts';
import {
  localisePlaces,
  type PlaceIndex,
  type PlaceIndexCache,
  type PlaceInput,
  type ResolvedPlace,
  resolvePlace,
} from './place-index.ts';

type PlaceDeps = {
  geocoder: Geocoder | undefined;
  getPlaceIndex: PlaceIndexCache;
  dealerCounts: DealerCounts;
};

export function addPlaceRoutes(
  app: App,
  db: Database,
  { geocoder, getPlaceIndex, dealerCounts }: PlaceDeps,
): void {
  const findPlace = createLocator({
    findNearestTown: createNearestTownFinder(db),
    getPlaceIndex,
    geocoder,
  });
  addPlaceChoiceRoutes(app, getPlaceIndex, dealerCounts);
  app.endpoint(endpoints.getNearestPlace, async ({ query: { latitude, longitude, language } }) => {
    const data = await findPlace({ latitude, longitude }, language);
    if (data === undefined) throw createTranslatedError('point_abroad', 'NOT_FOUND');
    return { data };
  });
}
const success = true as const;

/** Numbers of dealers by slug: `gujarat` and `gujarat/anand`. */
type DealerCounts = (kind: DealerKind) => Promise<ReadonlyMap<string, number>>;

function addPlaceChoiceRoutes(
  app: App,
  getPlaceIndex: PlaceIndexCache,
  readDealerCounts: DealerCounts,
): void {
  app.endpoint(endpoints.listStates, async ({ query: { language } }) => {
    const rows = localisePlaces((await getPlaceIndex()).states, language);
    return { success, data: rows.map(({ slug, text }) => ({ state: text, slug })) };
  });
  app.endpoint(endpoints.listDistricts, async ({ body: { state, district, language } }, reply) => {
    const places = await getPlaceIndex();
    const { state: statePlace } = requirePlace(places, { state: state || district || '' });
    if (statePlace === undefined) throw createNameError('state_required');
    const rows = localisePlaces(places.listDistricts(statePlace), language);
    reply.header('cache-control', 'no-store');
    return { success, data: rows.map(({ slug, text }) => ({ district: text, slug })) };
  });
  app.endpoint(endpoints.listTehsils, async ({ body: { district, state, language } }, reply) => {
    const places = await getPlaceIndex();
    const { district: districtPlace } = requirePlace(places, { district, state: state ?? '' });
    if (districtPlace === undefined) throw createNameError('district_required');
    const rows = localisePlaces(places.listTehsils(districtPlace), language);
    reply.header('cache-control', 'no-store');
    return { success, data: rows.map(({ slug, text }) => ({ tehsil: text, slug })) };
  });
  app.endpoint(endpoints.listStatesWithDistricts, async ({ query: { language, kind } }) => {
    const [{ states, districts }, counts] = await Promise.all([
      getPlaceIndex(),
      readDealerCounts(kind),
    ]);
    const localDistricts = localisePlaces(districts, language);
    const listDistricts = (slug: string) => localDistricts.filter(({ state }) => state === slug);
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
  });
}

function requirePlace(places: PlaceIndex, names: PlaceInput): ResolvedPlace {
  const place = resolvePlace(places, names);
  if ('reason' in place) throw createNameError(place.reason);
  return place;
}
