import { readDisplay, schemeCookie } from './display.ts';

test.each([
  ['scheme=dark', 'dark'],
  ['a=1; scheme=contrast; b=2', 'contrast'],
  ['scheme=pink', null],
  ['myscheme=dark', null],
  ['scheme=', null],
  [undefined, null],
])('the cookies %s choose %s', (cookies, scheme) => {
  expect(readDisplay(cookies)).toEqual({ scheme });
});

test('a choice is kept for a year, "as the phone" is no choice', () => {
  expect(schemeCookie('dark')).toBe('scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(schemeCookie(null)).toContain('Max-Age=0');
});
