import { createEmptyValue, formatFieldValue, parseFieldValue } from './format-field-value.ts';

test.each([
  ['Name', 'Name'],
  [null, ''],
  [612_000, '612000'],
  [true, 'true'],
])('formats %p for a field as "%s"', (value, text) => expect(formatFieldValue(value)).toBe(text));

test.each<[string, unknown, unknown]>([
  ['', null, null],
  ['612000', null, 612_000],
  ['', 612_000, null],
  ['620000', 612_000, 620_000],
  ['612000', '612000', '612000'],
  ['', 'text', ''],
  ['diesel', null, 'diesel'],
  ['{"en":"A"}', { en: 'B' }, { en: 'A' }],
  ['{"en":', { en: 'B' }, '{"en":'],
])('parses "%s", typed over %p, as %p', (text, previousValue, value) => {
  expect(parseFieldValue(text, previousValue)).toEqual(value);
});

test('returns the previous value if the text is unchanged', () => {
  const value = { en: 'A', hi: 'अ' };
  expect(parseFieldValue(formatFieldValue(value).replaceAll('\n', '\r\n'), value)).toBe(value);
});

test('creates a new row with the fields of a similar row and empty values', () => {
  const row = { key: 'a', hp: 45, price: null, sold: true, tags: ['x'], name: { en: 'A' } };
  expect(createEmptyValue(row)).toEqual({
    ...{ key: '', hp: null, price: null, sold: false, tags: [], name: { en: '' } },
  });
});
