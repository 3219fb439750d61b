import { parseLocalizedPath } from '@tractor-haat/i18n';
import { createRouteTable } from '@tractor-haat/shell-kit/route-table';
import { normalizeQuery } from './normalize-query.ts';

const site = {
  shell: { routes: ['/', '/search'], query: ['newsletter', 'q'] },
  remotes: [
    { routes: ['/tractors', '/tractor/:slug/:id'], query: ['page', 'brand', 'sort'] },
    { routes: ['/older'], query: null },
  ],
};
const table = createRouteTable([site.shell, ...site.remotes]);
const known = (path: string) => {
  const url = new URL(path, 'http://site.test');
  const owner = table.find(parseLocalizedPath(url.pathname).path)?.app;
  const { pathname, search } = normalizeQuery(url, site.shell, owner);
  return pathname + search;
};

test.each([
  [
    'what the page does not read is left out',
    '/tractors?x=1&page=2&__proto__=3',
    '/tractors?page=2',
  ],
  ['the order is one', '/tractors?sort=hp&brand=ace', '/tractors?brand=ace&sort=hp'],
  [
    'of several values each counts once, in their order',
    '/tractors?brand=b&brand=a&brand=b',
    '/tractors?brand=b&brand=a',
  ],
  ['what counts visits is nobody’s', '/tractors?utm_source=x&gclid=y', '/tractors'],
  [
    'the shell reads its own on every page',
    '/tractor/a/1?newsletter=sent',
    '/tractor/a/1?newsletter=sent',
  ],
  ['names are as they are written', '/tractors?Page=2', '/tractors'],
  ['an escaped letter is the same page', '/tr%61ctors?x=1&page=2', '/tr%61ctors?page=2'],
  ['in another language too', '/hi/tractors?x=1&page=2', '/hi/tractors?page=2'],
  ['an app that does not say gets everything, in order', '/older?b=2&a=1', '/older?a=1&b=2'],
  ['where there is no page, only what the shell reads', '/none?a=1&q=2', '/none?q=2'],
])('%s', (_, address, expected) => {
  expect(known(address)).toBe(expected);
});

test('of thousands of values a page gets what a list can have', () => {
  const many = Array.from({ length: 500 }, (_, at) => `brand=b${at}`).join('&');
  expect(known(`/tractors?${many}`).match(/brand=/g)).toHaveLength(40);
});
