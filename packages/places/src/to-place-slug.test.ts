import { toPhoneticKey, toPlaceSlug, toPlainName } from './to-place-slug.ts';

test.each([
  ['Bhāvnagar', 'Bhavnagar', 'bhavnagar'],
  [' Dadra &  Nagar Haveli ', 'Dadra & Nagar Haveli', 'dadra-and-nagar-haveli'],
  ['Dr. B. R. Ambedkar', 'Dr. B. R. Ambedkar', 'dr-b-r-ambedkar'],
  ["Sant Ravidas' Nagar", "Sant Ravidas' Nagar", 'sant-ravidas-nagar'],
  ['Raigarh(MH)', 'Raigarh(MH)', 'raigarh-mh'],
  ['हमीरपुर', 'हमीरपुर', ''],
])('normalises the name %s to %s with the slug %s', (text, plain, slug) => {
  expect(toPlainName(text)).toBe(plain);
  expect(toPlaceSlug(text)).toBe(slug);
});

test.each([
  ['Fatehpur', 'Phatehpur'],
  ['Kachchh', 'Kachh'],
  ['Mauranipur', 'Mauraneepur'],
  ['Wardha', 'Vardha'],
  ['Tumakuru', 'Tumakur'],
  ['Ghazipur', 'Gajipur'],
])('%s and %s have the same phonetic key', (a, b) => {
  expect(toPhoneticKey(a)).toBe(toPhoneticKey(b));
});

test.each([
  ['Rampur', 'Ranpur'],
  ['Bilaspur', 'Balaspur'],
  ['Una', 'Unnao'],
])('%s and %s have different phonetic keys', (a, b) => {
  expect(toPhoneticKey(a)).not.toBe(toPhoneticKey(b));
});
