import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  extractLinks,
  findPagePaths,
  toRouteExpression,
  toStaticPath,
} from './find-page-paths.mjs';

test.each([
  ['/', '/', true],
  ['/tractors', '/tractors', true],
  ['/tractors', '/tractors/mini', false],
  ['/tractor/:brand', '/tractor/swaraj', true],
  ['/tractor/:brand', '/tractor', false],
  ['/list/:page?', '/list', true],
  ['/list/:page?', '/list/2', true],
  ['/posts/*', '/posts/a/b', true],
])('the expression of %s matches %s: %s', (pattern, path, isMatch) => {
  expect(toRouteExpression(pattern).test(path)).toBe(isMatch);
});

test('returns the path of a pattern without required parameters, and null for other patterns', () => {
  expect(toStaticPath('/list/:page?')).toBe('/list');
  expect(toStaticPath('/tractor/:brand')).toBeNull();
  expect(toStaticPath('/')).toBe('/');
});

test('extracts links without query and fragment', () => {
  expect(extractLinks('<a class="x" href="/a?b#c">1</a><a href="https://x.test/">2</a>')).toEqual([
    '/a',
  ]);
});

test('finds a path for each pattern among the links of the pages', async () => {
  const pages: Record<string, string> = {
    '/': '<a href="/list">list</a>',
    '/list': '<a href="/thing/7">seven</a><a href="/elsewhere/1">other</a>',
    '/thing/7': '<a href="/thing/7/review">read</a>',
  };
  const server = http.createServer((request, response) => response.end(pages[request.url ?? '']));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const routes = ['/list', '/thing/:id', '/thing/:id/review', '/secret/:id'];
  expect(await findPagePaths(site, { name: 'shop', routes })).toEqual({
    addresses: ['/list', '/thing/7', '/thing/7/review'],
    unreached: ['/secret/:id'],
  });
  expect((await findPagePaths(site, { name: 'popups', routes: [] })).addresses).toEqual(['/']);
  server.close();
});
