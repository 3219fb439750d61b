import { parseRequestUrl } from './canonicalize-url.ts';

const ORIGIN = 'https://haat.test';

test.each(['//other.test/x', '/\\other.test/x', '/\\', '//', '/%00', '/a?b=%zz'])(
  'keeps the host of the site for %s',
  (target) => {
    expect(parseRequestUrl(target, ORIGIN)?.origin).toBe(ORIGIN);
  },
);

test.each(['http://other.test/', '*', '', undefined])('rejects %s as a page URL', (target) => {
  expect(parseRequestUrl(target, ORIGIN)).toBeUndefined();
});
