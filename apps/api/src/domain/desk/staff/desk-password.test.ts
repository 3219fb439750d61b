import { deskPasswordFault } from './desk-password.ts';

const person = { name: 'Asha Patel', email: 'asha.patel@example.in' };

test.each([
  ['fourteen chars', 'password_short'],
  ['चौदह अक्षर है', 'password_short'],
  ['x'.repeat(15), 'password_common'],
  ['passwordpassword', 'password_common'],
  ['123456789012345', 'password_common'],
  ['abcabcabcabcabcabc', 'password_common'],
  ['asha.patel@example.in', 'password_own'],
  ['tractorhaat2026', 'password_own'],
  ['a'.repeat(50) + 'b'.repeat(151), 'password_long'],
])('rejects %s', (password, validationError) => {
  expect(deskPasswordFault(password, person)).toBe(validationError);
});

test.each([
  'correct horse battery',
  'हरा ट्रैक्टर नीले खेत में',
  'nur kleine buchstaben',
  '¿ 15 signs, no word ?',
])('accepts %s', (password) => expect(deskPasswordFault(password, person)).toBeUndefined());
