import { distanceKm, KM_PER_DEGREE, type Point } from '@tractor-haat/places';
import { and, between, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import type { LocalisedText } from '../../../database/schema/localised.ts';
import { neighbourTowns } from '../../../database/schema/neighbour-towns.ts';
import { states } from '../../../database/schema/states.ts';
import { towns } from '../../../database/schema/towns.ts';
import type { PlaceName } from './place-index.ts';

export type NearestTown = {
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
