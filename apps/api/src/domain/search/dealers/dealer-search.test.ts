import type { Connection } from '../../../database/database.ts';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { oneDatabase } from '../../../testing/databases.ts';
import { createDealerIndex } from '../../catalogue/dealers/dealer-index.ts';
import type { PlaceIndex } from '../../catalogue/places/place-index.ts';
import { createPlaceIndexCache } from '../../catalogue/places/place-index-cache.ts';
import { createDealerSearch, type DealerSearch } from './dealer-search.ts';

const LIST = '/tractor-dealers-in-india';

let connection: Connection;
let search: DealerSearch;
let places: PlaceIndex;
beforeAll(async () => {
  const [database] = oneDatabase();
  connection = await database.open(projectContent);
  const { db } = connection;
  search = createDealerSearch(db, {
    dealers: createDealerIndex(db),
    places: createPlaceIndexCache(db),
  });
  places = await createPlaceIndexCache(db)();
});
afterAll(() => connection.close());

const found = async (query: string) => (await search(query)).map(({ path }) => path);

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
])('%s links to the dealers of Nashik and lists them', async (query) => {
  const [list, ...rest] = await search(query);
  expect(list?.path).toBe(`${LIST}?state=maharashtra&district=nashik`);
  expect(list?.name).toMatchObject({
    en: 'Tractor dealers in Nashik',
    hi: 'नाशिक में ट्रैक्टर डीलर',
  });
  expect(rest.length).toBeGreaterThan(0);
  for (const { path } of rest) expect(path).toMatch(/^\/dealer\/[a-z0-9-]+-nashik\/\d+$/);
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
])(
  'dealer %s finds the dealers of %s/%s by the old name of the town',
  async (town, state, slug) => {
    const district = places.districts.find((one) => one.state === state && one.slug === slug);
    const results = await search(`dealer ${town}`);
    const links = results.filter(({ path }) => path.startsWith(LIST));
    const own = links.find(({ path }) => path === `${LIST}?state=${state}&district=${slug}`);
    // A district without a dealer is named below the link to its state's dealers.
    const ofState = links.find(({ path, line }) => {
      const isState = path === `${LIST}?state=${state}` || path === LIST;
      return isState && line?.en.includes(district?.name.en ?? '?') === true;
    });
    expect([town, own ?? ofState]).toEqual([town, expect.anything()]);
  },
);

test('finds the dealers of a maker in a place, a state or all of India', async () => {
  const inState = `${LIST}?brand=mahindra&state=madhya-pradesh`;
  expect((await found('mahindra dealer madhya pradesh'))[0]).toBe(inState);
  expect((await found('महिंद्रा डीलर मध्य प्रदेश'))[0]).toBe(inState);
  expect((await found('mahindra tractor ka dealer'))[0]).toBe(`${LIST}?brand=mahindra`);
  expect((await found('new holland dealer'))[0]).toBe(`${LIST}?brand=new-holland`);
  expect((await found('jd dealer'))[0]).toBe(`${LIST}?brand=john-deere`);
  expect((await found('mrf tyre dealer'))[0]).toBe('/tractor-tyre-dealers-in-india?brand=mrf');
});

test('finds the dealers of a maker in a place, else all dealers there and the maker elsewhere', async () => {
  const own = await found('mahindra dealer meerut');
  expect(own[0]).toBe(`${LIST}?brand=mahindra&state=uttar-pradesh&district=meerut`);
  expect(own[1]).toMatch(/^\/dealer\/[a-z0-9-]+-meerut\/\d+$/);
  for (const query of [
    'mahindra dealer nashik',
    'nashik me mahindra ka dealer',
    'डीलर महिंद्रा नासिक',
  ]) {
    const [ofPlace, ofMaker, dealer] = await found(query);
    expect([query, ofPlace]).toEqual([query, `${LIST}?state=maharashtra&district=nashik`]);
    expect([query, ofMaker]).toEqual([query, `${LIST}?brand=mahindra`]);
    expect(dealer).toMatch(/-nashik\/\d+$/);
  }
  // Neither the district nor its state has a dealer of the maker.
  const [ofState, everywhere] = await search('mahindra dealer pune');
  expect([ofState?.path, everywhere?.path]).toEqual([
    `${LIST}?state=maharashtra`,
    `${LIST}?brand=mahindra`,
  ]);
  expect(ofState?.line).toMatchObject({ en: 'No dealer listed in Pune yet' });
});

test('finds the dealers of every state and district by each of its names', async () => {
  const missed: string[] = [];
  for (const { state, slug, name } of places.districts) {
    for (const text of Object.values(name)) {
      const results = await search(`dealer ${text}`);
      const isOwn = results.some(
        ({ path, line }) =>
          path.endsWith(`?state=${state}&district=${slug}`) || line?.en.includes(name.en),
      );
      if (!isOwn) missed.push(`${text} (${state}/${slug}): ${results[0]?.path}`);
    }
  }
  for (const { slug, name } of places.states) {
    for (const text of Object.values(name)) {
      const results = await search(`${text} dealer`);
      const isOwn = results.some(
        ({ path, line }) => path.includes(`state=${slug}`) || line?.en.includes(name.en),
      );
      if (!isOwn) missed.push(`${text} (${slug}): ${results[0]?.path}`);
    }
  }
  expect(missed).toEqual([]);
});

test.each([
  'nashik',
  'mahindra 575',
  'dealer',
  'tractor dealer near me',
  'dealership nashik',
  'dealer xyzzyqq',
  '',
])('does not treat %j as a query for the dealers of a place', async (query) => {
  expect(await found(query)).toEqual([]);
});
