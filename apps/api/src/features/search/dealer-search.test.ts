import type { Connection } from '../../core/database/database.ts';
import { projectContent } from '../../testing/catalogue-content.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createDealerIndex } from '../catalogue/dealers/create-dealer-index.ts';
import { createPlaceIndexCache, type PlaceIndex } from '../catalogue/places/place-index.ts';
import { createDealerSearch, type DealerSearch } from './create-dealer-search.ts';

const DEALER_LIST = '/tractor-dealers-in-india';

let connection: Connection;
let search: DealerSearch;
let places: PlaceIndex;
beforeAll(async () => {
  const [database] = selectOneDatabase();
  connection = await database.open(projectContent);
  const { db } = connection;
  search = createDealerSearch(db, {
    dealers: createDealerIndex(db),
    places: createPlaceIndexCache(db),
  });
  places = await createPlaceIndexCache(db)();
});
afterAll(() => connection.close());

const searchPaths = async (query: string) => (await search(query)).map(({ path }) => path);

test.each([
  'dealer Nashik',
  'dealer in nashik',
  'nasik dealer',
  'tractor dealers in nashik district',
  'showroom nashik',
  'नासिक डीलर',
  'नाशिकमध्ये डीलर',
  'नाशिक मधील ट्रॅक्टर डीलर',
  'નાસિક ડીલર',
  'dealer nashik maharashtra',
  'dealar nashik',
])('finds the list of dealers in Nashik and its dealers for the query %s', async (query) => {
  const [listEntry, ...dealerEntries] = await search(query);
  expect(listEntry?.path).toBe(`${DEALER_LIST}?state=maharashtra&district=nashik`);
  expect(listEntry?.name).toMatchObject({
    en: 'Tractor dealers in Nashik',
    hi: 'नाशिक में ट्रैक्टर डीलर',
  });
  expect(dealerEntries.length).toBeGreaterThan(0);
  for (const { path } of dealerEntries) expect(path).toMatch(/^\/dealer\/[a-z0-9-]+-nashik\/\d+$/);
});

test.each([
  ['allahabad', 'uttar-pradesh', 'prayagraj'],
  ['इलाहाबाद', 'uttar-pradesh', 'prayagraj'],
  ['अलाहाबाद', 'uttar-pradesh', 'prayagraj'],
  ['gurgaon', 'haryana', 'gurugram'],
  ['गुड़गांव', 'haryana', 'gurugram'],
  ['bangalore', 'karnataka', 'bengaluru-urban'],
  ['बैंगलोर', 'karnataka', 'bengaluru-urban'],
  ['baroda', 'gujarat', 'vadodara'],
  ['બરોડા', 'gujarat', 'vadodara'],
  ['poona', 'maharashtra', 'pune'],
  ['पूना', 'maharashtra', 'pune'],
  ['aurangabad', 'maharashtra', 'aurangabad'],
  ['aurangabad', 'bihar', 'aurangabad'],
  ['ahmednagar', 'maharashtra', 'ahmednagar'],
  ['अहमदनगर', 'maharashtra', 'ahmednagar'],
  ['mewat', 'haryana', 'nuh'],
  ['hoshangabad', 'madhya-pradesh', 'narmadapuram'],
  ['होशंगाबाद', 'madhya-pradesh', 'narmadapuram'],
  ['faizabad', 'uttar-pradesh', 'ayodhya'],
  ['फैजाबाद', 'uttar-pradesh', 'ayodhya'],
  ['mysore', 'karnataka', 'mysuru'],
  ['मैसूर', 'karnataka', 'mysuru'],
  ['belgaum', 'karnataka', 'belagavi'],
  ['बेलगाम', 'karnataka', 'belagavi'],
  ['banaras', 'uttar-pradesh', 'varanasi'],
  ['calcutta', 'west-bengal', 'kolkata'],
])('finds dealers for the town %s in the district %s/%s', async (town, state, slug) => {
  const district = places.districts.find((row) => row.state === state && row.slug === slug);
  const results = await search(`dealer ${town}`);
  const links = results.filter(({ path }) => path.startsWith(DEALER_LIST));
  const districtLink = links.find(
    ({ path }) => path === `${DEALER_LIST}?state=${state}&district=${slug}`,
  );
  // Without a dealer in the district, the result links to the state and names the district in `line`.
  const stateLink = links.find(({ path, line }) => {
    const isState = path === `${DEALER_LIST}?state=${state}` || path === DEALER_LIST;
    return isState && line?.en.includes(district?.name.en ?? '?') === true;
  });
  expect([town, districtLink ?? stateLink]).toEqual([town, expect.anything()]);
});

test('finds the dealers of a maker in a state or in all of India', async () => {
  const inState = `${DEALER_LIST}?brand=mahindra&state=madhya-pradesh`;
  expect((await searchPaths('mahindra dealer madhya pradesh'))[0]).toBe(inState);
  expect((await searchPaths('महिंद्रा डीलर मध्य प्रदेश'))[0]).toBe(inState);
  expect((await searchPaths('mahindra tractor ka dealer'))[0]).toBe(
    `${DEALER_LIST}?brand=mahindra`,
  );
  expect((await searchPaths('new holland dealer'))[0]).toBe(`${DEALER_LIST}?brand=new-holland`);
  expect((await searchPaths('jd dealer'))[0]).toBe(`${DEALER_LIST}?brand=john-deere`);
  expect((await searchPaths('mrf tyre dealer'))[0]).toBe(
    '/tractor-tyre-dealers-in-india?brand=mrf',
  );
});

test('finds the dealers of a maker in a district', async () => {
  const paths = await searchPaths('mahindra dealer meerut');
  expect(paths[0]).toBe(`${DEALER_LIST}?brand=mahindra&state=uttar-pradesh&district=meerut`);
  expect(paths[1]).toMatch(/^\/dealer\/[a-z0-9-]+-meerut\/\d+$/);
});

test.each(['mahindra dealer nashik', 'nashik me mahindra ka dealer', 'डीलर महिंद्रा नासिक'])(
  'finds other dealers of a district that has none of the maker for the query %s',
  async (query) => {
    const [districtList, makerList, dealer] = await searchPaths(query);
    expect(districtList).toBe(`${DEALER_LIST}?state=maharashtra&district=nashik`);
    expect(makerList).toBe(`${DEALER_LIST}?brand=mahindra`);
    expect(dealer).toMatch(/-nashik\/\d+$/);
  },
);

test('finds dealers of the state and of the maker in India for a district without a dealer', async () => {
  const [stateEntry, indiaEntry] = await search('mahindra dealer pune');
  expect([stateEntry?.path, indiaEntry?.path]).toEqual([
    `${DEALER_LIST}?state=maharashtra`,
    `${DEALER_LIST}?brand=mahindra`,
  ]);
  expect(stateEntry?.line).toMatchObject({ en: 'No dealer listed in Pune yet' });
});

test('finds the dealers of every state and district by each name of the place', async () => {
  const missedNames: string[] = [];
  for (const { state, slug, name } of places.districts) {
    for (const text of Object.values(name)) {
      const results = await search(`dealer ${text}`);
      const isFound = results.some(
        ({ path, line }) =>
          path.endsWith(`?state=${state}&district=${slug}`) || line?.en.includes(name.en),
      );
      if (!isFound) missedNames.push(`${text} (${state}/${slug}): ${results[0]?.path}`);
    }
  }
  for (const { slug, name } of places.states) {
    for (const text of Object.values(name)) {
      const results = await search(`${text} dealer`);
      const isFound = results.some(
        ({ path, line }) => path.includes(`state=${slug}`) || line?.en.includes(name.en),
      );
      if (!isFound) missedNames.push(`${text} (${slug}): ${results[0]?.path}`);
    }
  }
  expect(missedNames).toEqual([]);
});

test.each([
  'nashik',
  'mahindra 575',
  'dealer',
  'tractor dealer near me',
  'dealership nashik',
  'dealer xyzzyqq',
  '',
])('returns no dealers for the query %j', async (query) => {
  expect(await searchPaths(query)).toEqual([]);
});
