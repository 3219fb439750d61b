import type {
  DealerKind,
  NearDealer,
  SuggestedDealersBody,
} from '@tractor-haat/api-client/contract';
import { NEARBY_RADIUS_KM } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { distanceKm, type Point } from '@tractor-haat/places';
import { createNameError } from '../../../shared/names/refuse-name.ts';
import type { ProductNames } from '../lookups/product-names.ts';
import { namedPlace } from '../places/named-place.ts';
import type { PlaceReads } from '../places/reads.ts';
import { type DealerIndex, dealerCard } from './dealer-index.ts';
import type { DealerRow } from './dealer-rows.ts';

const MOST = 8;

type Place = { state: string; district: string; point: Point | null };

/** Dealers within reach, nearest first; `nearest` is the closest one at any distance if there is none. */
export type Near = { dealers: NearDealer[]; nearest: NearDealer | null };

/** Dealers within 100 km of a position, where their position is known; the same district always counts as near. */
export function nearTo(
  rows: readonly DealerRow[],
  from: Place,
  language: Language,
  most = MOST,
): Near {
  const found = rows
    .flatMap((row) => {
      const km = distanceTo(row, from);
      return km === null ? [] : [{ row, km }];
    })
    .sort((one, other) => one.km - other.km || one.row.id - other.row.id);
  const toNearDealer = ({ row, km }: { row: DealerRow; km: number }): NearDealer => ({
    ...dealerCard(row, language),
    distance_km: Math.round(km),
  });
  const near = found.filter(({ km }) => km <= NEARBY_RADIUS_KM).slice(0, most);
  const [first] = found;
  return {
    dealers: near.map(toNearDealer),
    nearest: near.length > 0 || first === undefined ? null : toNearDealer(first),
  };
}

/** Kilometres from town to town; null if a position is unknown. */
function distanceTo(row: DealerRow, from: Place): number | null {
  if (row.state === from.state && row.district_slug === from.district) return 0;
  return from.point === null || row.place === null ? null : distanceKm(from.point, row.place);
}

type Deps = {
  current: DealerIndex;
  places: PlaceReads;
  products: ProductNames;
  /** The representative town of a district. */
  pointOf: (district: number) => Promise<Point | null>;
};

/** Dealers near a district, of one brand or all. Throws a refusal for an unknown name. */
export function suggestedDealers({ current, places, products, pointOf }: Deps) {
  return async (body: SuggestedDealersBody): Promise<Near> => {
    const named = namedPlace(await places(), { state: body.state, district: body.district });
    if ('reason' in named) throw createNameError(named.reason);
    const { district } = named;
    if (district === undefined) throw createNameError('district_required');
    const [brand, { rows }, point] = await Promise.all([
      brandOf(products, body.kind, body.brand),
      current(),
      pointOf(district.id),
    ]);
    const candidates = rows.filter(
      (row) => row.kind === body.kind && (brand === '' || row.brand_slug === brand),
    );
    const from = { state: district.state, district: district.slug, point };
    return nearTo(candidates, from, body.language);
  };
}

/** The slug of a brand of the kind; empty for all brands. */
async function brandOf(products: ProductNames, kind: DealerKind, name: string): Promise<string> {
  if (name === '') return '';
  const names = await (kind === 'implement' ? products.implements() : products.makers[kind]());
  const brand = names.brand(name);
  if (brand === undefined) throw createNameError('brand_unknown');
  return brand.slug;
}
