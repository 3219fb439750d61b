import { canonicalizeUrl, removeTrackingParameters } from './canonicalize-url.ts';

const toUrl = (path: string) => new URL(path, 'http://site.test');

test.each([
  ['/Tractors', '/tractors'],
  ['/tractors/', '/tractors'],
  ['/tractors//mini', '/tractors/mini'],
  ['/en/tractors?page=2', '/tractors?page=2'],
  ['/en', '/'],
  ['/hi/', '/hi'],
  ['/x//evil.test', '/x/evil.test'],
])('redirects %s to %s', (from, to) => {
  expect(canonicalizeUrl(toUrl(from)).location).toBe(to);
});

test.each(['/', '/hi', '/tractors', '/tractors?Brand=X', '/a%2Fb', '/english'])(
  'keeps the canonical URL %s',
  (path) => {
    expect(canonicalizeUrl(toUrl(path)).location).toBeUndefined();
  },
);

test('never redirects to another site', () => {
  const url = new URL('http://site.test//evil.test/x');
  expect(canonicalizeUrl(url).location).toBe('/evil.test/x');
});

test('removes tracking parameters', () => {
  expect(
    removeTrackingParameters(toUrl('/a?utm_source=x&brand=ace&fbclid=1&language=en')).search,
  ).toBe('?brand=ace');
});
