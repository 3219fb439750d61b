import { createDisplayHeader, formatSchemeCookie, readDisplay, toDisplayKey } from './display.ts';

test.each([
  ['scheme=dark', 'dark'],
  ['a=1; scheme=contrast; b=2', 'contrast'],
  ['scheme=pink', null],
  ['myscheme=dark', null],
  ['scheme=', null],
  [undefined, null],
])('reads the colour scheme from the cookies %s as %s', (cookies, scheme) => {
  expect(readDisplay(cookies)).toEqual({ scheme, lite: false });
});

test.each([
  ['lite=1', undefined, true],
  ['lite=1; scheme=dark', undefined, true],
  [undefined, 'on', true],
  ['scheme=dark', 'on', true],
  // The explicit choice in the cookie overrides Save-Data.
  ['lite=0', 'on', false],
  ['lite=yes', undefined, false],
  [undefined, 'off', false],
])('reads lite mode from the cookies %s and Save-Data %s as %s', (cookies, saveData, lite) => {
  expect(readDisplay(cookies, saveData).lite).toBe(lite);
});

const cookieHeaders = ['', 'scheme=dark', 'lite=1', 'scheme=dark; lite=1'];

test('each display mode has its own cache key', () => {
  expect(new Set(cookieHeaders.map((cookies) => toDisplayKey(readDisplay(cookies)))).size).toBe(4);
});

test('the display header contains no other cookies', () => {
  expect(
    cookieHeaders.map((cookies) => createDisplayHeader(readDisplay(`${cookies}; name=secret`))),
  ).toEqual([{}, ...cookieHeaders.slice(1).map((cookie) => ({ cookie }))]);
});

test('the cookie stores a colour scheme for a year, and expires without one', () => {
  expect(formatSchemeCookie('dark')).toBe('scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(formatSchemeCookie(null)).toContain('Max-Age=0');
});
