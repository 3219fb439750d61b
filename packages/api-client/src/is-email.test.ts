import { isEmail } from './is-email.ts';
import { removeInvisible } from './to-mobile-digits.ts';

test.each([
  'gita@example.in',
  'gita.ben+mandi@mail.example.co.in',
  "o'neil_1-x@x1-y.example",
  'गीता@उदाहरण.भारत',
])('isEmail accepts %s', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each([
  'a,victim@x.in',
  ';victim@x.in',
  'x<victim@x.in>',
  '<victim@x.in>',
  '"z"<victim@x.in>',
  '"a b"@x.in',
  '(c)victim@x.in',
  'victim(c)@x.in',
  'victim@x.in,b@x.in',
  'group:victim@x.in;',
  'victim@[127.0.0.1]',
  'victim@x.in\r\nBcc: b@x.in',
  'a\\@b@x.in',
  'victim@-x.in',
  'victim@x',
  'victim@x..in',
  `${'a'.repeat(250)}@x.in`,
])('isEmail rejects %j', (value) => {
  expect(isEmail(value)).toBe(false);
});

test.each([
  'geeta@example.in\u200b',
  '\ufeffgeeta@example.in',
  '\u202ageeta@example.in\u202c',
  'geeta\u00ad@example.in',
  'geeta@exam\u2060ple.in\u200e',
  'geeta@example.in\ufe0f ',
])('removeInvisible converts %j to geeta@example.in', (pasted) => {
  expect(isEmail(pasted)).toBe(false);
  expect(removeInvisible(pasted)).toBe('geeta@example.in');
});
