import { distanceKm, type Point } from '@tractor-haat/places';
import { and, avg, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { districts, states, towns } from '../../catalogue/places/tables.ts';
import { isSoldNew, tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import type { Alert } from './check-alert.ts';

/** Distance that buyers typically travel. */
const NEAR_KM = 50;

type AlertTarget = Pick<Alert, 'id' | 'tractor_id' | 'below_inr' | 'state' | 'district'>;

type NearbyListings = { alertId: number; listingIds: number[] };

/** Lists approved listings of the alert's model within its price limit and near its district. */
export async function listUsedNearby(
  db: Database,
  alerts: readonly AlertTarget[],
): Promise<NearbyListings[]> {
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
  const centres = await loadDistrictCentres(db);
  return targets.flatMap((alert) => {
    const listingIds = listings
      .filter((listing) => listing.tractor_id === alert.tractor_id)
      .filter((listing) => listing.price_inr <= (alert.below_inr ?? 0))
      .filter((listing) => isNear(centres, alert, listing))
      .map(({ id }) => id);
    return listingIds.length > 0 ? [{ alertId: alert.id, listingIds }] : [];
  });
}

type DistrictRef = { state: string | null; district: string | null };

const formatDistrictKey = ({ state, district }: DistrictRef) => `${state}/${district}`;

function isNear(
  centres: ReadonlyMap<string, Point>,
  first: DistrictRef,
  second: DistrictRef,
): boolean {
  if (formatDistrictKey(first) === formatDistrictKey(second)) return true;
  const from = centres.get(formatDistrictKey(first));
  const to = centres.get(formatDistrictKey(second));
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

export type PublishedPrice = { min: number | null; max: number | null };

/** Both prices are null if the price is hidden or the tractor is no longer sold new. */
export async function findPublishedPrice(
  db: Database,
  tractor_id: number,
): Promise<PublishedPrice> {
  const [row] = await db
    .select({
      min: tractors.price_min_inr,
      max: tractors.price_max_inr,
      show: tractors.show_price,
    })
    .from(tractors)
    .where(isSoldNew(tractors, eq(tractors.id, tractor_id)));
  return row?.show ? { min: row.min, max: row.max } : { min: null, max: null };
}
