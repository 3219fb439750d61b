import type { NearestPlace } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { distanceKm, KM_PER_DEGREE, type Point } from '@tractor-haat/places';
import { and, between, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type LocalisedText, toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import type { GeocodedAddress, Geocoder } from './create-geocoder.ts';
import { type PlaceIndexCache, type PlaceName, resolvePlace } from './place-index.ts';
import { districts, neighbourTowns, states, towns } from './tables.ts';

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

type NearestTown = {
  locality: LocalisedText;
  district: PlaceName;
  state: PlaceName;
  distance_km: number;
};

/** Even in a desert a town is nearer than this. A point without a town in this distance is at sea. */
const MAX_DISTANCE_KM = 100;

const INDIA_BOUNDS = { south: 6, north: 38, west: 67, east: 98 };

export function createNearestTownFinder(db: Database) {
  const townQuery = db
    .select({
      name: towns.name,
      latitude: towns.latitude,
      longitude: towns.longitude,
      district: { slug: districts.slug, name: districts.name },
      state: { slug: states.slug, name: states.name },
    })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.district_id))
    .innerJoin(states, eq(states.id, districts.state_id))
    .where(isWithinBox(towns))
    .orderBy(toSquaredDistance(towns), towns.id)
    .limit(1)
    .prepare('places_nearest_town');
  const neighbourQuery = db
    .select({ latitude: neighbourTowns.latitude, longitude: neighbourTowns.longitude })
    .from(neighbourTowns)
    .where(isWithinBox(neighbourTowns))
    .orderBy(toSquaredDistance(neighbourTowns), neighbourTowns.id)
    .limit(1)
    .prepare('places_nearest_neighbour');
  return async (point: Point): Promise<NearestTown | undefined> => {
    if (!isNearIndia(point)) return undefined;
    const parameters = toQueryParameters(point);
    const [[town], [foreignTown]] = await Promise.all([
      townQuery.execute(parameters),
      neighbourQuery.execute(parameters),
    ]);
    if (town === undefined) return undefined;
    const { name, district, state } = town;
    const distance = distanceKm(point, town);
    const isForeignTownCloser =
      foreignTown !== undefined && distanceKm(point, foreignTown) < distance;
    if (distance > MAX_DISTANCE_KM || isForeignTownCloser) return undefined;
    return { locality: name, district, state, distance_km: Math.round(distance * 10) / 10 };
  };
}

function isNearIndia({ latitude, longitude }: Point): boolean {
  const { south, north, west, east } = INDIA_BOUNDS;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Adds a box around the point, which limits the rows that the query reads. */
function toQueryParameters({ latitude, longitude }: Point) {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const latitudeMargin = MAX_DISTANCE_KM / KM_PER_DEGREE;
  const longitudeMargin = latitudeMargin / longitudeScale;
  return {
    latitude,
    longitude,
    longitudeScale,
    south: latitude - latitudeMargin,
    north: latitude + latitudeMargin,
    west: longitude - longitudeMargin,
    east: longitude + longitudeMargin,
  };
}

type PointColumns = { latitude: PgColumn; longitude: PgColumn };

function toNumberParameter(name: string) {
  return sql`${sql.placeholder(name)}::double precision`;
}

/** In degrees of latitude. Degrees of longitude are shorter, so they are scaled. */
function toSquaredDistance(table: PointColumns) {
  const north = sql`(${table.latitude} - ${toNumberParameter('latitude')})`;
  const east = sql`((${table.longitude} - ${toNumberParameter('longitude')}) * ${toNumberParameter('longitudeScale')})`;
  return sql<number>`${north} * ${north} + ${east} * ${east}`;
}

function isWithinBox(table: PointColumns) {
  return and(
    between(table.latitude, toNumberParameter('south'), toNumberParameter('north')),
    between(table.longitude, toNumberParameter('west'), toNumberParameter('east')),
  );
}
