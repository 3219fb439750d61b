import { checkDeskPassword } from './check-desk-password.ts';

const person = { name: 'Asha Patel', email: 'asha.patel@example.in' };
const brands = ['mahindra', 'johndeere', 'john', 'deere', 'trolleymaker'];

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
  ['password1234567', 'password_common'],
  ['qwerty123456789', 'password_common'],
  ['administrator1234567', 'password_common'],
  ['india1234567890', 'password_common'],
  ['1234567890password', 'password_common'],
  ['P@ssw0rd@1234567', 'password_common'],
  ['drowssap1234567', 'password_common'],
  ['welcome@1234567', 'password_common'],
  ['India@1234567890', 'password_common'],
  ['jaishreeram12345', 'password_common'],
  ['Ramesh@123456789', 'password_common'],
  ['kisan-1234567890', 'password_common'],
  ['tractor123456789', 'password_common'],
  ['पासवर्ड१२३४५६७८', 'password_common'],
  ['ટ્રેક્ટર૧૨૩૪૫૬૭૮', 'password_common'],
  ['Mahindra@12345678', 'password_common'],
  ['john-deere12345678', 'password_common'],
  ['trolleymaker12345', 'password_common'],
  ['qwertyuiopasdfgh', 'password_common'],
  ['qazwsxedcrfvtgb', 'password_common'],
  ['1q2w3e4r5t6y7u8i', 'password_common'],
  ['9876543210987654', 'password_common'],
  ['ashapatel1234567890', 'password_common'],
  ['a1b2c3d4e5f6g7h8', 'password_common'],
  ['aabbccddeeffgghh', 'password_common'],
  ['zindagi1234567890', 'password_common'],
  ['kisanbhai12345678', 'password_common'],
  ['ludhiana@12345678', 'password_common'],
  ['football20242025', 'password_common'],
  ['h44ttr4ct0r123456', 'password_common'],
  ['viratkohli181818', 'password_common'],
  ['bharatmatakijai1', 'password_common'],
  ['chhatrapatishivaji', 'password_common'],
  ['JaiShreeKrishna@1', 'password_common'],
  ['जय श्री राम १०८', 'password_common'],
])('rejects the password %s with the error %s', async (password, validationError) => {
  expect(await checkDeskPassword(password, person, brands)).toBe(validationError);
});

test.each([
  'correct horse battery',
  'हरा ट्रैक्टर नीले खेत में',
  'nur kleine buchstaben',
  '¿ 15 signs, no word ?',
  'kisan tractor 2026 plough',
  'gaon ka purana kuan',
  'neeli bullock 48213 cart',
  'xkq7vbn2mwp9ztr',
  '#$9!@%^&*(7)_+[k?>',
  'લીલું ખેતર અને કાળી માટી',
  Array.from({ length: 180 }, (_, index) =>
    String.fromCharCode(97 + ((index * index * 7 + index) % 26)),
  ).join(''),
])('accepts the password %s', async (password) =>
  expect(await checkDeskPassword(password, person, brands)).toBeUndefined(),
);
