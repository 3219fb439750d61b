import type { NearestPlace } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Point } from '@tractor-haat/places';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { toLocalText } from '../../../shared/localised-text.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import type { GeocodedAddress } from './geocoder/nominatim.ts';
import { namedPlace } from './named-place.ts';
import type { NearestTown } from './nearest.ts';
import type { PlaceName } from './place-index.ts';
import type { PlaceReads } from './reads.ts';

const GEONAMES = 'GeoNames (CC BY 4.0)';
const OPENSTREETMAP = '© OpenStreetMap contributors (ODbL)';

type Deps = {
  nearest: (point: Point) => Promise<NearestTown | undefined>;
  reads: PlaceReads;
  /** Undefined: only our own towns are used. */
  geocoder: Geocoder | undefined;
};

/** The place of a point: by the geocoder if one is configured and succeeds, else by our towns. */
export function locate({ nearest, reads, geocoder }: Deps) {
  return async (point: Point, language: Language): Promise<NearestPlace | undefined> => {
    const geocoded = await geocoder?.(point);
    if (geocoded === 'outside') return undefined;
    const exact = geocoded === undefined ? undefined : await ourNames(geocoded, reads);
    if (exact !== undefined) {
      return formatPlace({ ...exact, distance_km: null }, OPENSTREETMAP, language);
    }
    const town = await nearest(point);
    return town === undefined ? undefined : formatPlace(town, GEONAMES, language);
  };
}

type KnownLocation = { locality: LocalisedText; district: PlaceName; state: PlaceName };

/** Undefined if the geocoder's names match none or several of our districts. */
async function ourNames(
  { locality, district, state }: GeocodedAddress,
  reads: PlaceReads,
): Promise<KnownLocation | undefined> {
  if (locality === '' || district === '' || state === '') return undefined;
  const named = namedPlace(await reads(), { state, district: withoutKind(district) });
  if ('reason' in named || !named.district || !named.state) return undefined;
  return { locality: { en: locality }, district: named.district, state: named.state };
}

const withoutKind = (district: string) => district.replace(/ district$/i, '');

function formatPlace(
  { locality, district, state, distance_km }: KnownLocation & { distance_km: number | null },
  attribution: string,
  language: Language,
): NearestPlace {
  const named = ({ slug, name }: PlaceName) => ({ slug, name: toLocalText(name, language) });
  return {
    locality: toLocalText(locality, language),
    district: named(district),
    state: named(state),
    distance_km,
    attribution,
  };
}
