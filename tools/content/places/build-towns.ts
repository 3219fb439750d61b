import path from 'node:path';
import {
  distanceKm,
  type NeighbourRow,
  type TownRow,
  toPhoneticKey,
  toPlaceSlug,
  toPlainName,
} from '@tractor-haat/places';
import type { BuiltDistrict } from './build-districts.ts';
import type { FindDistrict } from './create-district-finder.ts';
import { readCorrectionLines } from './read-correction-lines.ts';
import type { GeoTown } from './read-sources.ts';
import type { Report } from './report.ts';

/** Foreign towns beyond this distance are dropped, because `nearestPlace` does not search further. */
const MAX_BORDER_DISTANCE_KM = 100;

const OMITTED_LABEL = 'left out';

const INVALID_CHARACTERS = /[^A-Za-z0-9 .()'-]/;

export type TownSources = {
  towns: readonly GeoTown[];
  districts: readonly BuiltDistrict[];
  findDistrict: FindDistrict;
  folder: string;
  report: Report;
};

const toCoordinates = ({ lat, lng }: GeoTown) => ({
  latitude: Number(lat),
  longitude: Number(lng),
});

/** Returns the Indian towns of GeoNames, each in its present district. Names are unique within a district. */
export function buildTowns({
  towns,
  districts,
  findDistrict,
  folder,
  report,
}: TownSources): TownRow[] {
  const byCode = new Map(districts.map((district) => [district.code, district]));
  const corrections = readCorrections(folder);
  const rows = new Map<string, TownRow>();
  for (const town of towns.filter(({ country }) => country === 'IN')) {
    const name = toPlainName(town.name);
    const geoDistrict = byCode.get(`IN.${town.admin1}.${town.admin2}`);
    const needsCorrection = geoDistrict === undefined || INVALID_CHARACTERS.test(name);
    const correction = needsCorrection ? corrections.get(name) : undefined;
    if (correction?.where === OMITTED_LABEL) {
      report.add('towns left out', name, geoDistrict?.slug ?? 'no district');
      continue;
    }
    const district = correction ? findCorrectedDistrict(correction, findDistrict) : geoDistrict;
    if (district === undefined) throw new Error(`towns.txt must say in which district ${name} is`);
    if (geoDistrict === undefined) report.add('towns placed by towns.txt', name, district.slug);
    const currentDistrict = applyMove(name, district, districts);
    const row = createTownRow(town, correction?.english ?? name, currentDistrict);
    const key = `${row.state}/${row.district}/${row.slug}`;
    if (rows.has(key))
      report.add('towns that repeat in their district, merged', name, district.slug);
    else rows.set(key, row);
  }
  return [...rows.values()];
}

/** `where` is `state/district`, or the label of towns that are left out. */
type TownCorrection = { where: string; english: string | undefined };

function readCorrections(folder: string): ReadonlyMap<string, TownCorrection> {
  const lines = readCorrectionLines(path.join(folder, 'towns.txt'));
  return new Map(
    lines.map(({ cells: [name = '', where = '', english] }) => [name, { where, english }]),
  );
}

function findCorrectedDistrict({ where }: TownCorrection, findDistrict: FindDistrict) {
  const [state = '', slug = ''] = where.split('/');
  return findDistrict(state, slug);
}

function createTownRow(town: GeoTown, name: string, district: BuiltDistrict): TownRow {
  const isSeat = toPhoneticKey(name) === toPhoneticKey(district.name.en);
  return {
    state: district.state,
    district: district.slug,
    slug: isSeat ? district.slug : toPlaceSlug(name),
    name: isSeat ? district.name : { en: name },
    ...toCoordinates(town),
  };
}

function applyMove(
  name: string,
  from: BuiltDistrict,
  districts: readonly BuiltDistrict[],
): BuiltDistrict {
  const moved = districts.find(
    ({ state, splitFrom, movedTowns }) =>
      state === from.state &&
      splitFrom.includes(from.slug) &&
      movedTowns.some((town) => toPhoneticKey(town) === toPhoneticKey(name)),
  );
  return moved ?? from;
}

/** Returns towns of other countries that are close to an Indian town. */
export function buildNeighbours(
  towns: readonly GeoTown[],
  indianTowns: readonly TownRow[],
): NeighbourRow[] {
  return towns
    .filter(({ country }) => country !== 'IN')
    .map(toCoordinates)
    .filter((foreignTown) =>
      indianTowns.some(
        (town) =>
          // A degree of latitude is longer than the limit. This comparison is faster than the distance.
          Math.abs(town.latitude - foreignTown.latitude) < 1 &&
          distanceKm(town, foreignTown) < MAX_BORDER_DISTANCE_KM,
      ),
    );
}
