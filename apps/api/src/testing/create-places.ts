import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DistrictRow,
  PLACE_FILES,
  PLACE_KINDS,
  type Places,
  type StateRow,
} from '@tractor-haat/places';

/** Two states have a district Hamirpur. The towns of the two districts of Gujarat are 17 km apart. */
export function createPlaces(): Places {
  const uttarPradesh = 'uttar-pradesh';
  const himachalPradesh = 'himachal-pradesh';
  const gujarat = 'gujarat';
  return {
    states: [
      createState(uttarPradesh, 'Uttar Pradesh'),
      createState(himachalPradesh, 'Himachal Pradesh', ['H.P.']),
      createState(gujarat, 'Gujarat'),
    ],
    districts: [
      createDistrict(uttarPradesh, 'hamirpur', 'Hamirpur'),
      createDistrict(uttarPradesh, 'prayagraj', 'Prayagraj', ['Allahabad']),
      createDistrict(himachalPradesh, 'hamirpur', 'Hamirpur', ['Hamirpur(HP)']),
      createDistrict(gujarat, 'anand', 'Anand'),
      createDistrict(gujarat, 'kheda', 'Kheda'),
    ],
    tehsils: [
      { state: uttarPradesh, district: 'hamirpur', slug: 'rath', name: { en: 'Rath' } },
      { state: uttarPradesh, district: 'hamirpur', slug: 'maudaha', name: { en: 'Maudaha' } },
      { state: uttarPradesh, district: 'prayagraj', slug: 'meja', name: { en: 'Meja', hi: 'मेजा' } },
      { state: himachalPradesh, district: 'hamirpur', slug: 'nadaun', name: { en: 'Nadaun' } },
      { state: gujarat, district: 'anand', slug: 'borsad', name: { en: 'Borsad', gu: 'બોરસદ' } },
      { state: gujarat, district: 'anand', slug: 'petlad', name: { en: 'Petlad' } },
      { state: gujarat, district: 'kheda', slug: 'nadiad', name: { en: 'Nadiad' } },
    ],
    towns: [
      createTown(uttarPradesh, 'hamirpur', 'rath', 25.59, 79.57),
      createTown(uttarPradesh, 'prayagraj', 'prayagraj', 25.44, 81.84),
      createTown(himachalPradesh, 'hamirpur', 'nadaun', 31.78, 76.34),
      createTown(gujarat, 'anand', 'anand', 22.56, 72.95),
      createTown(gujarat, 'kheda', 'nadiad', 22.69, 72.86),
    ],
    neighbours: [{ latitude: 25.5, longitude: 80.2 }],
  };
}

/** `rows` may be invalid, for tests of rejected content. */
export function writePlaceFiles(
  folder: string,
  rows: Record<keyof Places, unknown> = createPlaces(),
) {
  mkdirSync(path.join(folder, 'places'), { recursive: true });
  for (const kind of PLACE_KINDS) {
    writeFileSync(path.join(folder, 'places', PLACE_FILES[kind]), JSON.stringify(rows[kind]));
  }
}

function createState(slug: string, en: string, aliases: string[] = []): StateRow {
  return { slug, kind: 'state', name: { en, hi: `${en} हि`, gu: en, mr: en }, aliases };
}

function createDistrict(
  state: string,
  slug: string,
  en: string,
  aliases: string[] = [],
): DistrictRow {
  return { state, slug, name: { en, hi: `${en} हि` }, aliases };
}

function createTown(
  state: string,
  district: string,
  slug: string,
  latitude: number,
  longitude: number,
) {
  return { state, district, slug, name: { en: slug }, latitude, longitude };
}
