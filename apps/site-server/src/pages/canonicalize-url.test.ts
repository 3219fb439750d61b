import { canonicalizeUrl, withoutTrackingParameters } from './canonicalize-url.ts';

const at = (path: string) => new URL(path, 'http://site.test');

test.each([
  ['/Tractors', '/tractors'],
  ['/tractors/', '/tractors'],
  ['/tractors//mini', '/tractors/mini'],
  ['/en/tractors?page=2', '/tractors?page=2'],
  ['/en', '/'],
  ['/hi/', '/hi'],
  ['/x//evil.test', '/x/evil.test'],
])('%s goes to %s', (from, to) => {
  expect(canonicalizeUrl(at(from)).location).toBe(to);
});

test.each(['/', '/hi', '/tractors', '/tractors?Brand=X', '/a%2Fb', '/english'])(
  '%s is the address itself',
  (path) => {
    expect(canonicalizeUrl(at(path)).location).toBeUndefined();
  },
);

test('an address cannot send the visitor to another site', () => {
  const url = new URL('http://site.test//evil.test/x');
  expect(canonicalizeUrl(url).location).toBe('/evil.test/x');
});

test('counting parameters are not part of the page', () => {
  expect(
    withoutTrackingParameters(at('/a?utm_source=x&brand=ace&fbclid=1&language=en')).search,
  ).toBe('?brand=ace');
});
