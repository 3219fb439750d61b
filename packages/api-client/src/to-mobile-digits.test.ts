import { toCodeDigits, toIntegerDigits, toMobileDigits } from './to-mobile-digits.ts';

test.each([
  '9876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '(+91) 98765.43210',
  '0 98765 43210',
  '09876543210',
  '919876543210',
  '00919876543210',
  '0919876543210',
  '+91 0 98765 43210',
  '+91 09876543210',
  '0091-98765 43210',
  '٩٨٧٦٥٤٣٢١٠',
  '௯௮௭௬௫௪௩௨௧௦',
  ' 98765\u00a043210 ',
  '\u202a+91 98765 43210\u202c',
  '98765–43210',
  '98765\u221243210',
  '\uff0b\uff19\uff11 98765 43210',
  'tel:+91-98765-43210',
  'TEL:+919876543210',
  '98765/43210',
  '+91/98765/43210',
  '9\ufe0e8765\ufe0f43210',
  '\ufeff98765\u00ad43210\u200b',
  '९८७६५४३२१०',
  '૯૮૭૬૫૪૩૨૧૦',
  9876543210,
  919876543210,
])('toMobileDigits converts %j to 9876543210', (input) => {
  expect(toMobileDigits(input)).toBe('9876543210');
});

test.each(['9198765432', '09198765432'])(
  'toMobileDigits converts %j to 9198765432, because 91 is not the country code of a ten-digit number',
  (input) => {
    expect(toMobileDigits(input)).toBe('9198765432');
  },
);

test.each([
  ['98765', '98765'],
  ['98 76', '9876'],
  ['9876543210/9876500000', '98765432109876500000'],
  ['98765432101', '98765432101'],
  ['+98 76543 21012', '+98 76543 21012'],
  ['+9876543210', '+9876543210'],
  ['my number', 'my number'],
  ['98765x43210', '98765x43210'],
  ['', ''],
])('toMobileDigits converts the invalid number %j to %j', (input, expected) => {
  expect(toMobileDigits(input)).toBe(expected);
});

test.each([
  ['482 913', '482913'],
  ['482-913', '482913'],
  ['४८२ ९१३', '482913'],
  ['૪૮૨૯૧૩', '482913'],
  [' 482913\u200b', '482913'],
  [482913, '482913'],
  ['word-2', 'word-2'],
  [' ', ''],
])('toCodeDigits converts %j to %j', (input, code) => {
  expect(toCodeDigits(input)).toBe(code);
});

test.each([
  '1200000',
  '12,00,000',
  '₹ 12,00,000',
  '₹12,00,000/-',
  'Rs. 12,00,000',
  '12,00,000.00',
  '12 00 000',
  '१२,००,०००',
  '૧૨,૦૦,૦૦૦',
  1200000,
])('toIntegerDigits converts %j to 1200000', (input) => {
  expect(toIntegerDigits(input)).toBe('1200000');
});

test.each(['12.5', '-5', '12,00,000.50', '1.2 lakh', 'x', ''])(
  'toIntegerDigits returns %j unchanged, because it is not a whole number',
  (input) => {
    expect(toIntegerDigits(input)).toBe(input);
  },
);
