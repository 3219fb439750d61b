import { displayHeader, displayKey, readDisplay, schemeCookie } from './display.ts';

test.each([
  ['scheme=dark', 'dark'],
  ['a=1; scheme=contrast; b=2', 'contrast'],
  ['scheme=pink', null],
  ['myscheme=dark', null],
  ['scheme=', null],
  [undefined, null],
])('reads from the cookies %s the scheme %s', (cookies, scheme) => {
  expect(readDisplay(cookies)).toEqual({ scheme, lite: false });
});

test.each([
  ['lite=1', undefined, true],
  ['lite=1; scheme=dark', undefined, true],
  [undefined, 'on', true],
  ['scheme=dark', 'on', true],
  // An explicit choice overrides Save-Data.
  ['lite=0', 'on', false],
  ['lite=yes', undefined, false],
  [undefined, 'off', false],
])('reads from the cookies %s and Save-Data %s the lite mode %s', (cookies, saveData, lite) => {
  expect(readDisplay(cookies, saveData).lite).toBe(lite);
});

test('creates a cache key for each display mode and a header with only display cookies', () => {
  const cookieHeaders = ['', 'scheme=dark', 'lite=1', 'scheme=dark; lite=1'];
  expect(new Set(cookieHeaders.map((cookies) => displayKey(readDisplay(cookies)))).size).toBe(4);
  expect(
    cookieHeaders.map((cookies) => displayHeader(readDisplay(`${cookies}; name=secret`))),
  ).toEqual([{}, ...cookieHeaders.slice(1).map((cookie) => ({ cookie }))]);
});

test('stores a scheme for a year and expires the cookie without a scheme', () => {
  expect(schemeCookie('dark')).toBe('scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(schemeCookie(null)).toContain('Max-Age=0');
});
