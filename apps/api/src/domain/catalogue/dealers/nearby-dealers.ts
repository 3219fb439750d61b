import type {
  DealerKind,
  NearDealer,
  SuggestedDealersBody,
} from '@tractor-haat/api-client/contract';
import { NEARBY_RADIUS_KM } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { distanceKm, type Point } from '@tractor-haat/places';
import { createNameError } from '../../../shared/names/create-name-error.ts';
import type { ProductNames } from '../lookups/product-names.ts';
import type { PlaceIndexCache } from '../places/place-index-cache.ts';
import { resolvePlace } from '../places/resolve-place.ts';
import { type DealerIndex, toDealerCard } from './dealer-index.ts';
import type { DealerRow } from './list-dealers.ts';

const MAX_DEALERS = 8;

type DealerLocation = { state: string; district: string; point: Point | null };

/**
 * `nearest` is the closest dealer at any distance. It is null if `dealers` is not empty or no dealer has a position.
 */
export type NearbyDealers = { dealers: NearDealer[]; nearest: NearDealer | null };

/** Dealers of the same district have distance 0. Dealers of other districts without a position are omitted. */
export function findNearbyDealers(
  rows: readonly DealerRow[],
  from: DealerLocation,
  language: Language,
  limit = MAX_DEALERS,
): NearbyDealers {
  const byDistance = rows
    .flatMap((row) => {
      const km = distanceTo(row, from);
      return km === null ? [] : [{ row, km }];
    })
    .sort((a, b) => a.km - b.km || a.row.id - b.row.id);
  const toNearDealer = ({ row, km }: { row: DealerRow; km: number }): NearDealer => ({
    ...toDealerCard(row, language),
    distance_km: Math.round(km),
  });
  const nearby = byDistance.filter(({ km }) => km <= NEARBY_RADIUS_KM).slice(0, limit);
  const [first] = byDistance;
  return {
    dealers: nearby.map(toNearDealer),
    nearest: nearby.length > 0 || first === undefined ? null : toNearDealer(first),
  };
}

function distanceTo(row: DealerRow, from: DealerLocation): number | null {
  if (row.state === from.state && row.district_slug === from.district) return 0;
  return from.point === null || row.place === null ? null : distanceKm(from.point, row.place);
}

type Deps = {
  current: DealerIndex;
  places: PlaceIndexCache;
  products: ProductNames;
  findPoint: (district: number) => Promise<Point | null>;
};

export function createDealerSuggestions({ current, places, products, findPoint }: Deps) {
  return async (body: SuggestedDealersBody): Promise<NearbyDealers> => {
    const place = resolvePlace(await places(), { state: body.state, district: body.district });
    if ('reason' in place) throw createNameError(place.reason);
    const { district } = place;
    if (district === undefined) throw createNameError('district_required');
    const [brand, { rows }, point] = await Promise.all([
      findBrandSlug(products, body.kind, body.brand),
      current(),
      findPoint(district.id),
    ]);
    const candidates = rows.filter(
      (row) => row.kind === body.kind && (brand === '' || row.brand_slug === brand),
    );
    const from = { state: district.state, district: district.slug, point };
    return findNearbyDealers(candidates, from, body.language);
  };
}

async function findBrandSlug(
  products: ProductNames,
  kind: DealerKind,
  name: string,
): Promise<string> {
  if (name === '') return '';
  const names = await (kind === 'implement' ? products.implements() : products.makers[kind]());
  const brand = names.brand(name);
  if (brand === undefined) throw createNameError('brand_unknown');
  return brand.slug;
}
