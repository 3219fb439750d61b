import {
  type DealerKind,
  type LocalizedMessage,
  NEARBY_RADIUS_KM,
  type NearDealer,
  type SuggestedDealersBody,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { distanceKm, type Point } from '@tractor-haat/places';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { createNameError } from '../../../core/messages/http-error.ts';
import type { ProductNames } from '../lookups/product-names.ts';
import { type PlaceIndexCache, resolvePlace } from '../places/place-index.ts';
import { districts, towns } from '../places/tables.ts';
import { type DealerIndex, type DealerRow, toDealerCard } from './create-dealer-index.ts';

const MAX_DEALERS = 8;

type DealerLocation = { state: string; district: string; point: Point | null };

/** `nearest` is the closest dealer at any distance. It is null if `dealers` is not empty. */
type NearbyDealers = { dealers: NearDealer[]; nearest: NearDealer | null };

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

/** Districts have no position, so the finder returns that of the town with the same name, or of the first town. */
export function createDistrictPointFinder(db: Database) {
  const townQuery = db
    .select({ latitude: towns.latitude, longitude: towns.longitude })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.district_id))
    .where(eq(towns.district_id, sql.placeholder('id')))
    .orderBy(sql`(${towns.slug} = ${districts.slug}) desc`, towns.id)
    .limit(1)
    .prepare('dealers_district_point');
  return async (id: number): Promise<Point | null> => (await townQuery.execute({ id }))[0] ?? null;
}

const NO_DEALER_MESSAGE: LocalizedMessage = {
  en: 'There is no dealer within {near} km.',
  hi: '{near} किमी के भीतर कोई डीलर नहीं है।',
  gu: '{near} કિમીમાં કોઈ ડીલર નથી.',
  mr: '{near} किमीच्या आत डीलर नाही.',
};

const NEAREST_DEALER_MESSAGE: LocalizedMessage = {
  en: 'There is no dealer within {near} km. The nearest is {name} in {place}, about {km} km away.',
  hi: '{near} किमी के भीतर कोई डीलर नहीं है। सबसे पास {place} में {name} है, करीब {km} किमी दूर।',
  gu: '{near} કિમીમાં કોઈ ડીલર નથી. સૌથી નજીક {place} માં {name} છે, આશરે {km} કિમી દૂર.',
  mr: '{near} किमीच्या आत डीलर नाही. सर्वात जवळ {place} मध्ये {name} आहे, सुमारे {km} किमी दूर.',
};

export function formatNoDealerNearby(nearest: NearDealer | null, language: Language): string {
  const values: Readonly<Record<string, string>> = {
    near: String(NEARBY_RADIUS_KM),
    name: nearest?.name ?? '',
    place: nearest?.district_name.text ?? '',
    km: String(nearest?.distance_km ?? ''),
  };
  const message = (nearest === null ? NO_DEALER_MESSAGE : NEAREST_DEALER_MESSAGE)[language];
  return message.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
