import type { NearDealer, SuggestedDealersBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { refuseName } from '../../shared/names/refuse-name.ts';
import { distanceKm, type Point } from '../places/distance.ts';
import { namedPlace } from '../places/named-place.ts';
import type { PlaceReads } from '../places/reads.ts';
import { type DealerIndex, dealerCard } from './dealer-index.ts';
import type { DealerRow } from './dealer-rows.ts';

const MOST = 8;

type Place = { state: string; district: string; point: Point | null };

/** The nearest first; those of the same district, then state, where a distance is not known. */
export function nearest(
  rows: readonly DealerRow[],
  from: Place,
  language: Language,
  most = MOST,
): NearDealer[] {
  const far = (row: DealerRow) => {
    if (row.state === from.state && row.district_slug === from.district) return 0;
    if (from.point === null || row.place === null) return null;
    return Math.round(distanceKm(from.point, row.place));
  };
  return rows
    .map((row) => ({ row, distance_km: far(row) }))
    .filter(({ row, distance_km }) => distance_km !== null || row.state === from.state)
    .sort(
      (one, other) =>
        (one.distance_km ?? Number.POSITIVE_INFINITY) -
          (other.distance_km ?? Number.POSITIVE_INFINITY) || one.row.id - other.row.id,
    )
    .slice(0, most)
    .map(({ row, distance_km }) => ({ ...dealerCard(row, language), distance_km }));
}

/** Dealers near a district, of a brand or of all; an unknown district has none. */
export function suggestedDealers(
  current: DealerIndex,
  reads: PlaceReads,
  pointOf: (district: number) => Promise<Point | null>,
) {
  return async (asked: SuggestedDealersBody): Promise<NearDealer[]> => {
    const named = namedPlace(await reads(), asked);
    if ('reason' in named) throw refuseName(named.reason);
    const { district: found } = named;
    if (found === undefined) throw refuseName('district_required');
    const [{ rows }, point] = await Promise.all([current(), pointOf(found.id)]);
    const wanted = rows.filter(
      (row) => row.kind === asked.kind && (asked.brand === '' || row.brand_slug === asked.brand),
    );
    const from = { state: found.state, district: found.slug, point };
    return nearest(wanted, from, asked.language);
  };
}
