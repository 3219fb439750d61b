import { repositoryRoot } from '../../shared/paths.ts';
import { checkedPlaces } from './checked-places.ts';
import { readPlaceFiles } from './place-files.ts';

/** States whose farmers read Hindi, and those whose districts must have it all the same. */
const HINDI = [
  'bihar',
  'chhattisgarh',
  'delhi',
  'gujarat',
  'haryana',
  'himachal-pradesh',
  'jharkhand',
  'madhya-pradesh',
  'maharashtra',
  'rajasthan',
  'uttar-pradesh',
  'uttarakhand',
];

// What else is checked here, row by row: shapes, parents, no repeated name, a tehsil everywhere.
const places = checkedPlaces(readPlaceFiles(`${repositoryRoot}/content`));

test('all of India is there', () => {
  expect(places.states).toHaveLength(36);
  expect(places.states.filter(({ kind }) => kind === 'state')).toHaveLength(28);
  expect(places.districts.length).toBeGreaterThanOrEqual(763);
  expect(places.tehsils.length).toBeGreaterThan(5000);
  expect(places.towns.length).toBeGreaterThan(7000);
});

test('every state has a district', () => {
  const used = new Set(places.districts.map(({ state }) => state));
  expect(places.states.filter(({ slug }) => !used.has(slug))).toEqual([]);
});

test('districts have Hindi names where Hindi is read, Gujarati in Gujarat, Marathi in Maharashtra', () => {
  const without = places.districts.filter(
    ({ state, name }) =>
      (HINDI.includes(state) && !/^[\p{Script=Devanagari} ()-]+$/u.test(name.hi ?? '')) ||
      (state === 'gujarat' && !/^[\p{Script=Gujarati} -]+$/u.test(name.gu ?? '')) ||
      (state === 'maharashtra' && !/^[\p{Script=Devanagari} ()-]+$/u.test(name.mr ?? '')),
  );
  expect(without).toEqual([]);
});

test('states are written in the letters of each language', () => {
  for (const { name } of places.states) {
    expect(name.hi).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(name.mr).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(name.gu).toMatch(/^[\p{Script=Gujarati} ]+$/u);
  }
});

test('districts of one name are in two states each', () => {
  const states = (slug: string) =>
    places.districts.filter((one) => one.slug === slug).map(({ state }) => state);
  expect(states('aurangabad')).toEqual(['bihar', 'maharashtra']);
  expect(states('bilaspur')).toEqual(['chhattisgarh', 'himachal-pradesh']);
  expect(states('hamirpur')).toEqual(['himachal-pradesh', 'uttar-pradesh']);
  expect(states('pratapgarh')).toEqual(['rajasthan', 'uttar-pradesh']);
  expect(states('balrampur')).toEqual(['chhattisgarh', 'uttar-pradesh']);
});
