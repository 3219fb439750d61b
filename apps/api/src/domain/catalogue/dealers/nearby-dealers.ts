import {
  type DealerKind,
  NEARBY_RADIUS_KM,
  type NearDealer,
  type SuggestedDealersBody,
} from '@tractor-haat/api-client/contract';
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

/** `nearest` is the closest dealer at any distance. It is null if `dealers` is not empty. */
export type NearbyDealers = { dealers: NearDealer[]; nearest: NearDealer | null };

/** Dealers of the same district have distance 0. Other dealers without a position are omitted. */
export function findNearbyDealers(
  rows: readonly DealerRow[],
  origin: DealerLocation,
  language: Language,
  limit = MAX_DEALERS,
): NearbyDealers {
  const byDistance = rows
    .flatMap((row) => {
      const km = computeDistanceKm(row, origin);
      return km === null ? [] : [{ row, km }];
    })
    .sort((a, b) => a.km - b.km || a.row.id - b.row.id);
  const toNearDealer = ({ row, km }: { row: DealerRow; km: number }): NearDealer => ({
    ...toDealerCard(row, language),
    distance_km: Math.round(km),
  });
  const nearby = byDistance.filter(({ km }) => km <= NEARBY_RADIUS_KM).slice(0, limit);
  const [closest] = byDistance;
  return {
    dealers: nearby.map(toNearDealer),
    nearest: nearby.length > 0 || closest === undefined ? null : toNearDealer(closest),
  };
}

function computeDistanceKm(row: DealerRow, origin: DealerLocation): number | null {
  if (row.state === origin.state && row.district_slug === origin.district) return 0;
  return origin.point === null || row.place === null ? null : distanceKm(origin.point, row.place);
}

type DealerSuggestionDeps = {
  getIndex: DealerIndex;
  getPlaceIndex: PlaceIndexCache;
  products: ProductNames;
  findPoint: (district: number) => Promise<Point | null>;
};

export function createDealerSuggestions({
  getIndex,
  getPlaceIndex,
  products,
  findPoint,
}: DealerSuggestionDeps) {
  return async (body: SuggestedDealersBody): Promise<NearbyDealers> => {
    const place = resolvePlace(await getPlaceIndex(), {
      state: body.state,
      district: body.district,
    });
    if ('reason' in place) throw createNameError(place.reason);
    const { district } = place;
    if (district === undefined) throw createNameError('district_required');
    const [brand, { rows }, point] = await Promise.all([
      findBrandSlug(products, body.kind, body.brand),
      getIndex(),
      findPoint(district.id),
    ]);
    const candidates = rows.filter(
      (row) => row.kind === body.kind && (brand === '' || row.brand_slug === brand),
    );
    const origin = { state: district.state, district: district.slug, point };
    return findNearbyDealers(candidates, origin, body.language);
  };
}

async function findBrandSlug(
  products: ProductNames,
  kind: DealerKind,
  name: string,
): Promise<string> {
  if (name === '') return '';
  const names = await (kind === 'implement'
    ? products.getImplementNames()
    : products.getMakerNames(kind));
  const brand = names.findBrand(name);
  if (brand === undefined) throw createNameError('brand_unknown');
  return brand.slug;
}
