import { displayHeader, displayKey, readDisplay, schemeCookie } from './display.ts';

test.each([
  ['scheme=dark', 'dark'],
  ['a=1; scheme=contrast; b=2', 'contrast'],
  ['scheme=pink', null],
  ['myscheme=dark', null],
  ['scheme=', null],
  [undefined, null],
])('the cookies %s select the scheme %s', (cookies, scheme) => {
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
])('cookies %s and Save-Data %s: little data is %s', (cookies, saveData, lite) => {
  expect(readDisplay(cookies, saveData).lite).toBe(lite);
});

test('each display mode has its own cache key, and loaders receive only display cookies', () => {
  const looks = ['', 'scheme=dark', 'lite=1', 'scheme=dark; lite=1'];
  expect(new Set(looks.map((cookies) => displayKey(readDisplay(cookies)))).size).toBe(4);
  expect(looks.map((cookies) => displayHeader(readDisplay(`${cookies}; name=secret`)))).toEqual([
    {},
    ...looks.slice(1).map((cookie) => ({ cookie })),
  ]);
});

test('a scheme cookie lasts a year; without a scheme it expires', () => {
  expect(schemeCookie('dark')).toBe('scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(schemeCookie(null)).toContain('Max-Age=0');
});
