import type { NearestPlace } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Point } from '@tractor-haat/places';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { toLocalText } from '../../../shared/to-local-text.ts';
import type { GeocodedAddress } from './geocoder/fetch-nominatim.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import type { NearestTown } from './nearest-town.ts';
import type { PlaceName } from './place-index.ts';
import type { PlaceIndexCache } from './place-index-cache.ts';
import { resolvePlace } from './resolve-place.ts';

const GEONAMES_ATTRIBUTION = 'GeoNames (CC BY 4.0)';
const OSM_ATTRIBUTION = '© OpenStreetMap contributors (ODbL)';

type LocatorDeps = {
  findNearestTown: (point: Point) => Promise<NearestTown | undefined>;
  getPlaceIndex: PlaceIndexCache;
  geocoder: Geocoder | undefined;
};

/** Falls back to the nearest stored town if the geocoder is missing, fails or names an unknown district. */
export function createLocator({ findNearestTown, getPlaceIndex, geocoder }: LocatorDeps) {
  return async (point: Point, language: Language): Promise<NearestPlace | undefined> => {
    const geocoded = await geocoder?.(point);
    if (geocoded === 'outside') return undefined;
    const geocodedPlace =
      geocoded === undefined ? undefined : await resolveGeocoded(geocoded, getPlaceIndex);
    if (geocodedPlace !== undefined) {
      return toNearestPlace({ ...geocodedPlace, distance_km: null }, OSM_ATTRIBUTION, language);
    }
    const town = await findNearestTown(point);
    return town === undefined ? undefined : toNearestPlace(town, GEONAMES_ATTRIBUTION, language);
  };
}

type ResolvedLocation = { locality: LocalisedText; district: PlaceName; state: PlaceName };

/** Returns undefined unless the geocoder's names match exactly one district. */
async function resolveGeocoded(
  { locality, district, state }: GeocodedAddress,
  getPlaceIndex: PlaceIndexCache,
): Promise<ResolvedLocation | undefined> {
  if (locality === '' || district === '' || state === '') return undefined;
  const place = resolvePlace(await getPlaceIndex(), {
    state,
    district: removeDistrictSuffix(district),
  });
  if ('reason' in place || !place.district || !place.state) return undefined;
  return { locality: { en: locality }, district: place.district, state: place.state };
}

const removeDistrictSuffix = (district: string) => district.replace(/ district$/i, '');

function toNearestPlace(
  { locality, district, state, distance_km }: ResolvedLocation & { distance_km: number | null },
  attribution: string,
  language: Language,
): NearestPlace {
  const toName = ({ slug, name }: PlaceName) => ({ slug, name: toLocalText(name, language) });
  return {
    locality: toLocalText(locality, language),
    district: toName(district),
    state: toName(state),
    distance_km,
    attribution,
  };
}
