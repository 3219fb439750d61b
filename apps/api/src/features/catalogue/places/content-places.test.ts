import { repositoryRoot } from '../../../core/files/repository-root.ts';
import { checkPlaces, readPlaceFiles } from './check-places.ts';

const places = checkPlaces(readPlaceFiles(`${repositoryRoot}/content`));

test('contains all states and districts of India, and most tehsils and towns', () => {
  expect(places.states).toHaveLength(36);
  expect(places.states.filter(({ kind }) => kind === 'state')).toHaveLength(28);
  expect(places.districts.length).toBeGreaterThanOrEqual(763);
  expect(places.tehsils.length).toBeGreaterThan(5000);
  expect(places.towns.length).toBeGreaterThan(7000);
});

test('lists at least one district for every state', () => {
  const statesWithDistricts = new Set(places.districts.map(({ state }) => state));
  expect(places.states.filter(({ slug }) => !statesWithDistricts.has(slug))).toEqual([]);
});

const SCRIPT_PATTERNS = {
  hi: /^[\p{Script=Devanagari}\d .()-]+$/u,
  gu: /^[\p{Script=Gujarati}\d .()-]+$/u,
  mr: /^[\p{Script=Devanagari}\d .()-]+$/u,
} as const;
const INDIAN_LANGUAGES = ['hi', 'gu', 'mr'] as const;

test('names every district in Hindi, Gujarati and Marathi in the script of the language', () => {
  const missingNames = places.districts.flatMap(({ slug, name }) =>
    INDIAN_LANGUAGES.filter(
      (language) => !SCRIPT_PATTERNS[language].test(name[language] ?? ''),
    ).map((language) => [slug, language, name]),
  );
  expect(missingNames).toEqual([]);
});

test('names every tehsil in Hindi, and in Gujarat and Maharashtra also in the language of the state', () => {
  const missingNames = places.tehsils.filter(
    ({ state, name }) =>
      !SCRIPT_PATTERNS.hi.test(name.hi ?? '') ||
      (state === 'gujarat' && !SCRIPT_PATTERNS.gu.test(name.gu ?? '')) ||
      (state === 'maharashtra' && !SCRIPT_PATTERNS.mr.test(name.mr ?? '')),
  );
  expect(missingNames).toEqual([]);
});

test('gives the districts of a state different names in every language', () => {
  for (const language of INDIAN_LANGUAGES) {
    const names = places.districts.map(({ state, name }) => `${state} ${name[language]}`);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  }
});

test('transliterates no Hindi name of a district and less than two thirds of the Hindi names of tehsils', () => {
  expect(places.districts.filter((district) => district.transliterated?.includes('hi'))).toEqual(
    [],
  );
  const transliteratedTehsils = places.tehsils.filter((tehsil) =>
    tehsil.transliterated?.includes('hi'),
  );
  expect(transliteratedTehsils.length).toBeLessThan((places.tehsils.length * 2) / 3);
});

/** The 110 largest districts of the 2011 census. Of a divided district, the larger part is listed. */
const LARGEST_DISTRICTS =
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

test('translates the names of more than 200 districts by hand, including the 110 largest', () => {
  const handWrittenDistricts = places.districts.filter(
    ({ transliterated }) => transliterated === undefined,
  );
  expect(handWrittenDistricts.length).toBeGreaterThan(200);
  const slugs = new Set(handWrittenDistricts.map(({ slug }) => slug));
  expect(LARGEST_DISTRICTS.filter((slug) => !slugs.has(slug))).toEqual([]);
  // A transliteration from Hindi would produce other names.
  const findName = (slug: string) =>
    places.districts.find((district) => district.slug === slug)?.name;
  expect(findName('ghaziabad')).toMatchObject({ gu: 'ગાઝિયાબાદ', mr: 'गाझियाबाद' });
  expect(findName('south-delhi')?.gu).toBe('દક્ષિણ દિલ્હી');
  expect(findName('patna')?.mr).toBe('पाटणा');
});

test('names every state in the script of each language', () => {
  for (const { name } of places.states) {
    expect(name.hi).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(name.mr).toMatch(/^[\p{Script=Devanagari} ]+$/u);
    expect(name.gu).toMatch(/^[\p{Script=Gujarati} ]+$/u);
  }
});

test('lists a district name that two states share under both states', () => {
  const listStates = (slug: string) =>
    places.districts.filter((district) => district.slug === slug).map(({ state }) => state);
  expect(listStates('aurangabad')).toEqual(['bihar', 'maharashtra']);
  expect(listStates('bilaspur')).toEqual(['chhattisgarh', 'himachal-pradesh']);
  expect(listStates('hamirpur')).toEqual(['himachal-pradesh', 'uttar-pradesh']);
  expect(listStates('pratapgarh')).toEqual(['rajasthan', 'uttar-pradesh']);
  expect(listStates('balrampur')).toEqual(['chhattisgarh', 'uttar-pradesh']);
});
