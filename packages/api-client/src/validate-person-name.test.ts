import { validateName } from './account/validate-registration.ts';
import { reviewBody } from './contract/reviews.contract.ts';
import { ALL_FORMS } from './forms/all-forms.ts';
import { normaliseForm, validateForm } from './forms/validate-form.ts';
import { listInvalidFields } from './list-invalid-fields.ts';
import { validateListing } from './selling/validate-listing.ts';
import { normaliseName, validatePersonName } from './validate-person-name.ts';

const validators: Record<string, (name: string) => boolean> = {
  enquiry: (name) =>
    validateForm(ALL_FORMS.contact, normaliseForm(ALL_FORMS.contact, { name })).name === undefined,
  account: (name) => validateName(name) === undefined,
  listing: (name) => validateListing({ name }, 2026).name === undefined,
  writing: (name) => listInvalidFields({ name }).length === 0,
  review: (name) => reviewBody.shape.name.safeParse(name).success,
};

test.each([
  'Ramesh Patel',
  'कर्\u200dहाडे',
  'सत्\u200dय',
  'ક્\u200dષમા',
  'രാമന്\u200d', // Older Malayalam ends a word with a joiner.
  'R. K. Sharma',
  'R.K.Sharma',
  'Md. Irfan',
  "D'Souza",
  'D’Souza',
  'Anne-Marie',
  'Ramesh Jr.',
  '\u202aRamesh\u00a0\u00a0Patel\u202c',
  '\u2067\u200bRamesh\u2069',
  'Ramesh\u200e',
  '\u200f\u061cRa\u00admesh\u2060\ufe0f',
])('every form accepts the name %j', (name) => {
  for (const [form, isValid] of Object.entries(validators))
    expect([form, isValid(name)]).toEqual([form, true]);
});

test.each([
  'Ramesh 2',
  '<b>Ramesh</b>',
  '-Ramesh',
  "''",
  'A--B',
  'Ram @',
  '. .',
  'R\u200e2',
  'Ramesh \u202eoohcS',
  '\u0000',
  'a'.repeat(51),
  '\u0301',
  '\u094d\u0902',
])('every form rejects the name %j', (name) => {
  for (const [form, isValid] of Object.entries(validators))
    expect([form, isValid(name)]).toEqual([form, false]);
});

test.each([
  ['\u202aRamesh\u00a0 Patel\u202c', 'Ramesh Patel'],
  ['Ram\u200besh\u2066\u2069', 'Ramesh'],
  ['\u200dRam\u200c \u200dदेव\u200c', 'Ram देव'],
  ['सत्\u200dय', 'सत्\u200dय'],
  ['\u200fRa\u00admesh\u2060\ufe0f\u200e', 'Ramesh'],
  // Unicode classifies these invisible characters as letters or marks.
  ['\u3164\u115f\uffa0\ufe0f\u034f', ''],
])('normaliseName converts %j to %j', (input, normalised) => {
  expect(normaliseName(input)).toBe(normalised);
});

test('validatePersonName rejects a long text without catastrophic backtracking', () => {
  expect(validatePersonName(`${'ab. '.repeat(20_000)}2`)).toBe('name_characters');
});

test('the minimum length of a text does not count invisible characters', () => {
  const invisible = '\u200b'.repeat(20);
  expect(listInvalidFields({ text: invisible, title: invisible })).toEqual(['text', 'title']);
  expect(reviewBody.shape.text.safeParse(invisible).success).toBe(false);
});
