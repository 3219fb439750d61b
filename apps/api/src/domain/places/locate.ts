import type { NearestPlace } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Localised } from '../../database/schema/localised.ts';
import { localText } from '../../shared/localised-text.ts';
import type { Point } from './distance.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import type { GeocodedAddress } from './geocoder/nominatim.ts';
import { namedPlace } from './named-place.ts';
import type { TownFound } from './nearest.ts';
import type { PlaceName } from './place-index.ts';
import type { PlaceReads } from './reads.ts';

const GEONAMES = 'GeoNames (CC BY 4.0)';
const OPENSTREETMAP = '© OpenStreetMap contributors (ODbL)';

type Deps = {
  nearest: (point: Point) => Promise<TownFound | undefined>;
  reads: PlaceReads;
  /** Undefined: only our own towns are asked. */
  geocoder: Geocoder | undefined;
};

/** The place of a point: by the geocoder where one is configured and knows, else by our towns. */
export function locate({ nearest, reads, geocoder }: Deps) {
  return async (point: Point, language: Language): Promise<NearestPlace | undefined> => {
    const geocoded = await geocoder?.(point);
    if (geocoded === 'outside') return undefined;
    const exact = geocoded === undefined ? undefined : await ourNames(geocoded, reads);
    if (exact !== undefined) {
      return inWords({ ...exact, distance_km: null }, OPENSTREETMAP, language);
    }
    const town = await nearest(point);
    return town === undefined ? undefined : inWords(town, GEONAMES, language);
  };
}

type Found = { locality: Localised; district: PlaceName; state: PlaceName };

/** Undefined where the geocoder's names mean no district of ours, or no single one. */
async function ourNames(
  { locality, district, state }: GeocodedAddress,
  reads: PlaceReads,
): Promise<Found | undefined> {
  if (locality === '' || district === '' || state === '') return undefined;
  const named = namedPlace(await reads(), { state, district: withoutKind(district) });
  if ('reason' in named || !named.district || !named.state) return undefined;
  return { locality: { en: locality }, district: named.district, state: named.state };
}

const withoutKind = (district: string) => district.replace(/ district$/i, '');

function inWords(
  { locality, district, state, distance_km }: Found & { distance_km: number | null },
  attribution: string,
  language: Language,
): NearestPlace {
  const named = ({ slug, name }: PlaceName) => ({ slug, name: localText(name, language) });
  return {
    locality: localText(locality, language),
    district: named(district),
    state: named(state),
    distance_km,
    attribution,
  };
}
