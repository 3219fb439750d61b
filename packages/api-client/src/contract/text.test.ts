import { z } from 'zod';
import { listInvalidFields } from '../list-invalid-fields.ts';
import * as contract from './index.ts';
import { mobile, oneTimeCode, reportedNumber, storable, text, ticked, typed } from './text.ts';

const BROKEN = 'a\0b\ud83dc\udc00\u202ed😀\u2066e';
const WHOLE = 'abcd😀e';

test.each([
  ['text', text()],
  ['storable', storable(20)],
  ['typed', typed(20)],
])('%s removes NUL and lone surrogates, and nothing else', (_, schema) => {
  expect(schema.parse(BROKEN)).toBe(WHOLE);
  expect(schema.parse('हल\n\tનમસ્તે')).toBe('हल\n\tનમસ્તે');
});

test('storable rejects a text over the limit, and typed cuts it', () => {
  expect(storable(3).safeParse('abcd').success).toBe(false);
  expect(typed(3).parse('abcd')).toBe('abc');
  // Truncation does not split a surrogate pair.
  expect(typed(3).parse('ab😀')).toBe('ab');
});

test('a typed field accepts a number, but no object', () => {
  expect(typed(20).parse(500000)).toBe('500000');
  expect(typed(20).safeParse({}).success).toBe(false);
});

test('a mobile number is normalised to ten digits', () => {
  const body = z.object({ mobile });
  expect(body.parse({ mobile: '+91 98765-43210' })).toEqual({ mobile: '9876543210' });
  expect(body.parse({ mobile: 9876543210 })).toEqual({ mobile: '9876543210' });
  expect(body.parse({})).toEqual({ mobile: '' });
});

test('a one-time code is normalised to its digits', () => {
  const body = z.object({ otp: oneTimeCode });
  expect(body.parse({ otp: '482 913' })).toEqual({ otp: '482913' });
  expect(body.parse({ otp: '४८२९१३' })).toEqual({ otp: '482913' });
  expect(body.parse({ otp: 482913 })).toEqual({ otp: '482913' });
  expect(body.parse({})).toEqual({ otp: '' });
});

const bodies = Object.entries(contract as Record<string, unknown>).flatMap(([name, schema]) =>
  name.endsWith('Body') && schema instanceof z.ZodObject ? [{ name, shape: schema.shape }] : [],
);
// The `otp` of a sign-in may be a password.
const codeBodies = bodies.filter(({ name, shape }) => shape.otp && name !== 'userLoginBody');
const nameBodies = bodies.filter(({ shape }) => shape.name && shape.language);

const mobileBodies = bodies.filter(({ shape }) => shape.mobile && shape.language);

test.each(codeBodies)('$name normalises a code', ({ shape }) => {
  for (const typed of ['४८२ 913', '482 913', '482-913', '૪૮૨૯૧૩'])
    expect(shape.otp?.parse(typed)).toBe('482913');
});

test.each(nameBodies)('$name removes invisible characters from a name', ({ shape }) => {
  expect(shape.name?.parse(' \u202aR. K.\u00a0Sharma\u202c ')).toBe('R. K. Sharma');
  for (const name of ['Md. Irfan', "D'Souza", 'D’Souza', 'Anne-Marie', 'सत्\u200dय', 'ક્\u200cષમા'])
    expect(shape.name?.parse(name)).toBe(name);
});

test.each(mobileBodies)('$name normalises a mobile number', ({ shape }) => {
  for (const typed of ['+91 09876543210', '0091 98765-43210', '९८७६५ ४३२१०', '૯૮૭૬૫૪૩૨૧૦'])
    expect(shape.mobile?.parse(typed)).toBe('9876543210');
});

test('the mobile number of a comment or question is validated by its normalised digits', () => {
  for (const mobile of ['+91 09876543210', '0091 98765-43210', '९८७६५ ४३२१०'])
    expect(listInvalidFields({ mobile })).toEqual([]);
  expect(listInvalidFields({ mobile: '+91 5876543210' })).toEqual(['mobile']);
});

test.each([
  [98, 98],
  ['98', 98],
  ['', null],
  ['desktop', null],
  [-1, null],
  [1.5, null],
  [1e308, null],
])('%j as a number reported by the page becomes %j', (input, number) => {
  expect(reportedNumber(1000).parse(input)).toBe(number);
});

test.each(['on', 'ON', 'true', true, '1', 1, 'yes', ' on '])('%j counts as ticked', (input) => {
  expect(ticked.parse(input)).toBe('on');
});

test.each(['', 'false', false, '0', 0, 'off', 'no', 'null', 'FALSE', ' '])(
  '%j counts as not ticked',
  (input) => {
    expect(ticked.parse(input)).toBe('');
  },
);
