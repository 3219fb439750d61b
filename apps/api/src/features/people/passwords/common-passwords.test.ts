import { isCommonPassword } from './common-passwords.ts';

const mobile = '9876512345';

test.each(['123456', 'PASSWORD', 'Ramesh@123', 'tractor2026', 'jaishreeram', mobile, `${mobile}a`])(
  'rejects %s as a common password',
  (password) => expect(isCommonPassword(password, mobile)).toBe(true),
);

test.each(['aaaaaaaa', 'abababab', '@@@@@@'])('rejects the password %s as too weak', (password) =>
  expect(isCommonPassword(password, mobile)).toBe(true),
);

test.each(['neem under moon', 'मेरा खेत हरा', 'k7#qwP', 'three brown bullocks'])(
  'accepts the password %s',
  (password) => expect(isCommonPassword(password, mobile)).toBe(false),
);
