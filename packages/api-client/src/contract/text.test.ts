import { z } from 'zod';
import { listInvalidFields } from '../list-invalid-fields.ts';
import * as contract from './index.ts';
import {
  checkbox,
  limitedText,
  mobile,
  oneTimeCode,
  reportedNumber,
  text,
  truncatedText,
} from './text.ts';

const TEXT_WITH_UNSTORABLE = 'a\0b\ud83dc\udc00\u202ed😀\u2066e';
const CLEAN_TEXT = 'abcd😀e';

test.each([
  ['text', text()],
  ['limitedText', limitedText(20)],
  ['truncatedText', truncatedText(20)],
])('%s removes NUL, lone surrogates and direction controls', (_, schema) => {
  expect(schema.parse(TEXT_WITH_UNSTORABLE)).toBe(CLEAN_TEXT);
  expect(schema.parse('हल\n\tનમસ્તે')).toBe('हल\n\tનમસ્તે');
});

test('limitedText rejects a text over the limit, and truncatedText truncates it', () => {
  expect(limitedText(3).safeParse('abcd').success).toBe(false);
  expect(truncatedText(3).parse('abcd')).toBe('abc');
  // A character outside the basic plane is not cut into half a surrogate pair.
  expect(truncatedText(3).parse('ab😀')).toBe('ab');
});

test('truncatedText accepts a number and rejects an object', () => {
  expect(truncatedText(20).parse(500000)).toBe('500000');
  expect(truncatedText(20).safeParse({}).success).toBe(false);
});

test('mobile normalises a number to ten digits', () => {
  const body = z.object({ mobile });
  expect(body.parse({ mobile: '+91 98765-43210' })).toEqual({ mobile: '9876543210' });
  expect(body.parse({ mobile: 9876543210 })).toEqual({ mobile: '9876543210' });
  expect(body.parse({})).toEqual({ mobile: '' });
});

test('oneTimeCode normalises a code to its digits', () => {
  const body = z.object({ otp: oneTimeCode });
  expect(body.parse({ otp: '482 913' })).toEqual({ otp: '482913' });
  expect(body.parse({ otp: '४८२९१३' })).toEqual({ otp: '482913' });
  expect(body.parse({ otp: 482913 })).toEqual({ otp: '482913' });
  expect(body.parse({})).toEqual({ otp: '' });
});

const bodies = Object.entries(contract as Record<string, unknown>).flatMap(([name, schema]) =>
  name.endsWith('Body') && schema instanceof z.ZodObject ? [{ name, shape: schema.shape }] : [],
);
// `userLoginBody` is excluded, because its `otp` may be a password.
const codeBodies = bodies.filter(({ name, shape }) => shape.otp && name !== 'userLoginBody');
const nameBodies = bodies.filter(({ shape }) => shape.name && shape.language);

const mobileBodies = bodies.filter(({ shape }) => shape.mobile && shape.language);

test.each(codeBodies)('$name normalises a one-time code', ({ shape }) => {
  for (const input of ['४८२ 913', '482 913', '482-913', '૪૮૨૯૧૩'])
    expect(shape.otp?.parse(input)).toBe('482913');
});

test.each(nameBodies)('$name removes invisible characters from a name', ({ shape }) => {
  expect(shape.name?.parse(' \u202aR. K.\u00a0Sharma\u202c ')).toBe('R. K. Sharma');
  for (const name of ['Md. Irfan', "D'Souza", 'D’Souza', 'Anne-Marie', 'सत्\u200dय', 'ક્\u200cષમા'])
    expect(shape.name?.parse(name)).toBe(name);
});

test.each(mobileBodies)('$name normalises a mobile number', ({ shape }) => {
  for (const input of ['+91 09876543210', '0091 98765-43210', '९८७६५ ४३२१०', '૯૮૭૬૫૪૩૨૧૦'])
    expect(shape.mobile?.parse(input)).toBe('9876543210');
});

test('listInvalidFields validates a mobile number after it is normalised to digits', () => {
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
])('reportedNumber parses %j as %j', (input, number) => {
  expect(reportedNumber(1000).parse(input)).toBe(number);
});

test.each(['on', 'ON', 'true', true, '1', 1, 'yes', ' on '])(
  'checkbox accepts %j as ticked',
  (input) => {
    expect(checkbox.parse(input)).toBe('on');
  },
);

test.each(['', 'false', false, '0', 0, 'off', 'no', 'null', 'FALSE', ' '])(
  'checkbox treats %j as not ticked',
  (input) => {
    expect(checkbox.parse(input)).toBe('');
  },
);
