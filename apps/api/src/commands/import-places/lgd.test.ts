import type { Places } from '@tractor-haat/places';
import { readCsv } from '../../core/files/read-csv.ts';
import { ContentError } from '../../core/files/validate-rows.ts';
import { StartupError } from '../../core/startup-error.ts';
import { createPlaces } from '../../testing/create-places.ts';
import { mergeLgd, readLgdRows, toLocalName } from './merge-lgd.ts';

const HEAD = 'S No.,State Code,State Name,District Code,District Name,Sub-district Code,';
const FILE = [
  `${HEAD}Sub-district Name (In English),Sub-district Name (In Local)`,
  '1,9,Uttar Pradesh,155,Hamirpur,801,Rath,राठ',
  '2,9,UTTAR PRADESH,120,Allahabad,802,"Meja, Sadar",',
  '3,9,Uttar Pradesh,999,New Place,803,Newtown,',
  '4,2,Himachal Pradesh,25,HAMIRPUR,30,Nadaun,नादौन',
].join('\r\n');

function collectErrors(action: () => unknown): string[] {
  try {
    action();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.rowErrors.map(({ row, name, reason }) => `${row} ${name} ${reason}`);
  }
}

/** Returns no places of Gujarat, because `FILE` has no rows of it. */
function listCurrentPlaces(): Places {
  const isInFile = (row: { state?: string; slug: string }) => (row.state ?? row.slug) !== 'gujarat';
  const { states, districts, tehsils, towns, neighbours } = createPlaces();
  return {
    states: states.filter(isInFile),
    districts: districts.filter(isInFile),
    tehsils: tehsils.filter(isInFile),
    towns: towns.filter(isInFile),
    neighbours,
  };
}

const mergeText = (text: string) =>
  mergeLgd(listCurrentPlaces(), readLgdRows(text, 'lgd.csv'), 'lgd.csv');

test('readCsv parses quoted cells and reports the first line of each row', () => {
  expect(readCsv('\uFEFFa,"b ""c""\nd",e\r\n\r\nf,,\n')).toEqual([
    { line: 1, cells: ['a', 'b "c"\nd', 'e'] },
    { line: 4, cells: ['f', '', ''] },
  ]);
});

test('readCsv rejects an unclosed quote', () => {
  expect(() => readCsv('a\n"b')).toThrow(/quote.*line 2/i);
});

test('imports districts and tehsils and preserves stored names, slugs and towns', () => {
  const result = mergeText(FILE);
  expect(result.newDistricts).toEqual(['uttar-pradesh/new-place']);
  expect(result.removedDistricts).toEqual([]);
  expect(result.places.districts.map(({ state, slug, name }) => [state, slug, name.hi])).toEqual([
    ['uttar-pradesh', 'hamirpur', 'Hamirpur हि'],
    ['uttar-pradesh', 'prayagraj', 'Prayagraj हि'],
    ['uttar-pradesh', 'new-place', undefined],
    ['himachal-pradesh', 'hamirpur', 'Hamirpur हि'],
  ]);
  expect(result.places.tehsils.map(({ slug, name }) => [slug, name])).toEqual([
    ['rath', { en: 'Rath', hi: 'राठ' }],
    ['meja-sadar', { en: 'Meja, Sadar' }],
    ['newtown', { en: 'Newtown' }],
    ['nadaun', { en: 'Nadaun', hi: 'नादौन' }],
  ]);
  expect(result.places.towns).toEqual(listCurrentPlaces().towns);
});

test('removes a district that is not in the file, and its towns', () => {
  const result = mergeText(FILE.replace('Allahabad', 'Kaushambi'));
  expect(result.removedDistricts).toEqual(['uttar-pradesh/prayagraj']);
  expect(result.places.towns.map(({ slug }) => slug)).toEqual(['rath', 'nadaun']);
});

test.each([
  ['an empty name', FILE.replace('Newtown', ''), '4  tehsil: is empty'],
  ['a name of punctuation', FILE.replace('Newtown', '<b>'), '4 <b> tehsil: is no name'],
  [
    'an unknown state',
    FILE.replace('3,9,Uttar Pradesh', '3,9,Atlantis'),
    '4 Newtown state: there is no state "Atlantis"',
  ],
  [
    'a tehsil twice',
    FILE.replace('New Place,803,Newtown', 'Hamirpur,801,Rath'),
    '4 Rath tehsil: "Rath" is in this district already',
  ],
  [
    'a state without rows',
    FILE.replace(/\r\n4,.*$/, ''),
    '0 Himachal Pradesh state: has no row in the file',
  ],
  ['a name in another script', FILE.replace('Newtown', 'मेजा'), '4 मेजा tehsil: '],
])('rejects a file with %s and reports row, name and reason', (_description, text, reason) => {
  expect(collectErrors(() => mergeText(text)).join('\n')).toContain(reason);
});

test('rejects a file without the columns of the Local Government Directory', () => {
  expect(() => readLgdRows('a,b\n1,2', 'x.csv')).toThrow(StartupError);
  expect(() => readLgdRows('a,b\n1,2', 'x.csv')).toThrow(
    'x.csv has no column for the name of the state; its columns are: a, b.',
  );
});

test('rejects a file that has only a header', () => {
  expect(() => readLgdRows(FILE.split('\r\n')[0] ?? '', 'x.csv')).toThrow('x.csv has no rows.');
});

test.each([
  ['नादौन', 'himachal-pradesh', { hi: 'नादौन' }],
  ['पंढरपूर', 'maharashtra', { mr: 'पंढरपूर' }],
  ['ગોંડલ', 'gujarat', { gu: 'ગોંડલ' }],
  ['ಬೆಳಗಾವಿ', 'karnataka', {}],
  [undefined, 'gujarat', {}],
])('toLocalName converts %j in the state %s to %j', (name, state, expected) => {
  expect(toLocalName(name, state)).toEqual(expected);
});
