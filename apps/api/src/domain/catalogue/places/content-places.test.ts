import { repositoryRoot } from '../../../shared/repository-root.ts';
import { checkPlaces } from './check-places.ts';
import { readPlaceFiles } from './read-place-files.ts';

// Also checks every row: schemas, parents, unique names, at least one tehsil.
const places = checkPlaces(readPlaceFiles(`${repositoryRoot}/content`));

test('contains all states and districts of India', () => {
  expect(places.states).toHaveLength(36);
  expect(places.states.filter(({ kind }) => kind === 'state')).toHaveLength(28);
  expect(places.districts.length).toBeGreaterThanOrEqual(763);
  expect(places.tehsils.length).toBeGreaterThan(5000);
  expect(places.towns.length).toBeGreaterThan(7000);
});

test('contains a district for every state', () => {
  const used = new Set(places.districts.map(({ state }) => state));
  expect(places.states.filter(({ slug }) => !used.has(slug))).toEqual([]);
});

const SCRIPTS = {
  hi: /^[\p{Script=Devanagari}\d .()-]+$/u,
  gu: /^[\p{Script=Gujarati}\d .()-]+$/u,
  mr: /^[\p{Script=Devanagari}\d .()-]+$/u,
} as const;
const LANGUAGES = ['hi', 'gu', 'mr'] as const;

test('names every district in three languages, in their scripts', () => {
  const without = places.districts.flatMap(({ slug, name }) =>
    LANGUAGES.filter((one) => !SCRIPTS[one].test(name[one] ?? '')).map((one) => [slug, one, name]),
  );
  expect(without).toEqual([]);
});

test('names every tehsil in Hindi and in the language of its region', () => {
  const without = places.tehsils.filter(
    ({ state, name }) =>
      !SCRIPTS.hi.test(name.hi ?? '') ||
      (state === 'gujarat' && !SCRIPTS.gu.test(name.gu ?? '')) ||
      (state === 'maharashtra' && !SCRIPTS.mr.test(name.mr ?? '')),
  );
  expect(without).toEqual([]);
});

test('names each district of a state uniquely in every language', () => {
  for (const language of LANGUAGES) {
    const names = places.districts.map(({ state, name }) => `${state} ${name[language]}`);
    expect(names.filter((one, at) => names.indexOf(one) < at)).toEqual([]);
  }
});

test('marks generated names: no Hindi district names, under two thirds of tehsil names', () => {
  expect(places.districts.filter((one) => one.transliterated?.includes('hi'))).toEqual([]);
  const made = places.tehsils.filter((one) => one.transliterated?.includes('hi'));
  expect(made.length).toBeLessThan((places.tehsils.length * 2) / 3);
});

/**
 * The 110 with the largest population in the census of 2011, unordered; of districts divided since, the larger parts.
 */
const LARGEST =
  `thane north-24-parganas bengaluru-urban pune mumbai-suburban south-24-parganas purba-bardhaman
  ahmedabad murshidabad jaipur nashik surat prayagraj paschim-medinipur purba-medinipur patna hooghly rangareddy
  east-godavari nadia guntur moradabad nagpur lucknow kanpur-nagar azamgarh ghaziabad jaunpur kolkata howrah belagavi
  krishna chittoor visakhapatnam agra gorakhpur muzaffarpur vadodara kurnool anantapur solapur west-godavari jalgaon
  malda rajkot bareilly ahmednagar kolhapur hyderabad madhubani gaya samastipur darbhanga siwan saran vaishali
  sitamarhi katihar bhagalpur purnia begusarai rohtas nalanda araria bhojpur chennai coimbatore salem madurai
  tiruchirappalli malappuram thiruvananthapuram ernakulam thrissur kozhikode varanasi aligarh bijnor ballia budaun
  bulandshahr meerut muzaffarnagar saharanpur sitapur hardoi unnao barabanki bahraich gonda kushinagar deoria ghazipur
  jodhpur alwar nagaur udaipur indore jabalpur raipur ranchi dhanbad ganjam ludhiana nanded amravati mysuru
  nizamabad karimnagar north-west-delhi kheda banaskantha bhavnagar mumbai-city`.split(/\s+/);

test('contains hand-written names in all languages for over 200 of the largest districts', () => {
  const byHand = places.districts.filter((one) => one.transliterated === undefined);
  expect(byHand.length).toBeGreaterThan(200);
  const slugs = new Set(byHand.map(({ slug }) => slug));
  expect(LARGEST.filter((slug) => !slugs.has(slug))).toEqual([]);
  // Where no rule derives the name from Hindi.
  const named = (slug: string) => places.districts.find((one) => one.slug === slug)?.name;
  expect(named('ghaziabad')).toMatchObject({ gu: 'ગાઝિયાબાદ', mr: 'गाझियाबाद' });
  expect(named('south-delhi')?.gu).toBe('દક્ષિણ દિલ્હી');
  expect(named('patna')?.mr).toBe('पाटणा');
});

test('names states in the script of each language', () => {
  for (const { name } of places.states) {
    expect(name.hi).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(name.mr).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(name.gu).toMatch(/^[\p{Script=Gujarati} ]+$/u);
  }
});

test('contains each shared district name in two states', () => {
  const states = (slug: string) =>
    places.districts.filter((one) => one.slug === slug).map(({ state }) => state);
  expect(states('aurangabad')).toEqual(['bihar', 'maharashtra']);
  expect(states('bilaspur')).toEqual(['chhattisgarh', 'himachal-pradesh']);
  expect(states('hamirpur')).toEqual(['himachal-pradesh', 'uttar-pradesh']);
  expect(states('pratapgarh')).toEqual(['rajasthan', 'uttar-pradesh']);
  expect(states('balrampur')).toEqual(['chhattisgarh', 'uttar-pradesh']);
});
