import { distanceKm, type Point } from '@tractor-haat/places';
import { and, avg, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import { states } from '../../../database/schema/states.ts';
import { towns } from '../../../database/schema/towns.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import type { Alert } from './alert-deps.ts';

/** Distance that buyers typically travel for a used tractor. */
const NEAR_KM = 50;

type AlertTarget = Pick<Alert, 'id' | 'tractor_id' | 'below_inr' | 'state' | 'district'>;

export async function listUsedNearby(
  db: Database,
  alerts: readonly AlertTarget[],
): Promise<{ alert: number; used: number[] }[]> {
  const targets = alerts.filter(
    ({ below_inr, state, district }) => below_inr !== null && state !== null && district !== null,
  );
  if (targets.length === 0) return [];
  const tractorIds = [...new Set(targets.map(({ tractor_id }) => tractor_id))];
  const listings = await db
    .select({
      id: usedTractors.id,
      tractor_id: usedTractors.tractor_id,
      price_inr: usedTractors.price_inr,
      state: usedTractors.state,
      district: usedTractors.district,
    })
    .from(usedTractors)
    .where(and(eq(usedTractors.status, 'approved'), inArray(usedTractors.tractor_id, tractorIds)));
  if (listings.length === 0) return [];
  const points = await loadDistrictCentres(db);
  return targets.flatMap((alert) => {
    const used = listings
      .filter((listing) => listing.tractor_id === alert.tractor_id)
      .filter((listing) => listing.price_inr <= (alert.below_inr ?? 0))
      .filter((listing) => isNear(points, alert, listing))
      .map(({ id }) => id);
    return used.length > 0 ? [{ alert: alert.id, used }] : [];
  });
}

type DistrictRef = { state: string | null; district: string | null };

const formatDistrictKey = ({ state, district }: DistrictRef) => `${state}/${district}`;

function isNear(
  points: ReadonlyMap<string, Point>,
  first: DistrictRef,
  second: DistrictRef,
): boolean {
  if (formatDistrictKey(first) === formatDistrictKey(second)) return true;
  const [from, to] = [points.get(formatDistrictKey(first)), points.get(formatDistrictKey(second))];
  return from !== undefined && to !== undefined && distanceKm(from, to) <= NEAR_KM;
}

async function loadDistrictCentres(db: Database): Promise<Map<string, Point>> {
  const rows = await db
    .select({
      state: states.slug,
      district: sql<string>`${districts.name}->>'en'`,
      latitude: avg(towns.latitude).mapWith(Number),
      longitude: avg(towns.longitude).mapWith(Number),
    })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.district_id))
    .innerJoin(states, eq(states.id, districts.state_id))
    .groupBy(districts.id, states.slug);
  return new Map(
    rows.flatMap(({ latitude, longitude, ...place }) =>
      latitude === null || longitude === null
        ? []
        : [[formatDistrictKey(place), { latitude, longitude }]],
    ),
  );
}
