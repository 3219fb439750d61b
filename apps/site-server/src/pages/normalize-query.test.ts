import { parseLocalizedPath } from '@tractor-haat/i18n';
import { createRouteTable } from '@tractor-haat/server-kit/route-table';
import { normalizeQuery } from './canonicalize-url.ts';

const site = {
  shell: { routes: ['/', '/search'], query: ['newsletter', 'q'] },
  remotes: [
    { routes: ['/tractors', '/tractor/:slug/:id'], query: ['page', 'brand', 'sort'] },
    { routes: ['/older'], query: null },
  ],
};
const table = createRouteTable([site.shell, ...site.remotes]);
const normalize = (path: string) => {
  const url = new URL(path, 'http://site.test');
  const owner = table.find(parseLocalizedPath(url.pathname).path)?.app;
  const { pathname, search } = normalizeQuery(url, site.shell, owner);
  return pathname + search;
};

test.each([
  ['removes undeclared parameters', '/tractors?x=1&page=2&__proto__=3', '/tractors?page=2'],
  ['sorts parameters', '/tractors?sort=hp&brand=ace', '/tractors?brand=ace&sort=hp'],
  [
    'removes repeated values and keeps their order',
    '/tractors?brand=b&brand=a&brand=b',
    '/tractors?brand=b&brand=a',
  ],
  ['removes tracking parameters', '/tractors?utm_source=x&gclid=y', '/tractors'],
  [
    "keeps the shell's parameters on every page",
    '/tractor/a/1?newsletter=sent',
    '/tractor/a/1?newsletter=sent',
  ],
  ['matches names case-sensitively', '/tractors?Page=2', '/tractors'],
  ['decodes escaped letters of the path', '/tr%61ctors?x=1&page=2', '/tr%61ctors?page=2'],
  ['normalises pages of other languages', '/hi/tractors?x=1&page=2', '/hi/tractors?page=2'],
  ['sorts all parameters of an app without a declaration', '/older?b=2&a=1', '/older?a=1&b=2'],
  ["keeps only the shell's parameters without a page", '/none?a=1&q=2', '/none?q=2'],
])('%s', (_, address, expected) => {
  expect(normalize(address)).toBe(expected);
});

test('limits a list parameter to 40 values', () => {
  const many = Array.from({ length: 500 }, (_, index) => `brand=b${index}`).join('&');
  expect(normalize(`/tractors?${many}`).match(/brand=/g)).toHaveLength(40);
});
