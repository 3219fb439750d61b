/** @jest-environment node */
import { matchRoutes } from '@tractor-haat/platform/shell';
import { shellPages } from '../../app/shell-pages.ts';
import { filterCandidateRoutes } from './filter-candidate-routes.ts';

const routes = [
  ...shellPages.routes,
  ...[
    '/tractors',
    '/tractor/:brand',
    '/tractor/:slug/:id',
    '/Compare-Tractors/:tractors',
    '/compare-tractors',
    '/खेती/:id',
    '/:anything/deep',
    '/files/*',
    '/optional?/part',
    '*',
  ].map((path) => ({ id: path, path })),
].map(({ id, path }) => ({ id, path }));

test.each([
  ['/', 1],
  ['/tractors', 1],
  ['/TRACTORS/', 1],
  ['/tractor/mahindra', 1],
  ['/tractor/swaraj-code/19', 1],
  ['/tr%61ctor/mahindra', 1],
  ['/compare-tractors/a-vs-b', 2],
  ['/%E0%A4%96%E0%A5%87%E0%A4%A4%E0%A5%80/4', 1],
  ['/any/deep', 0],
  ['/files/a/b', 1],
  ['/part', 0],
  ['/optional/part', 0],
  ['/nothing', 0],
  ['/%zz', 0],
  ['//tractors', routes.length],
  ['/about', 1],
])('%s matches the same page among candidate routes as among all routes', (path, least) => {
  const near = filterCandidateRoutes(routes, path);
  const idOf = (some: typeof routes) => matchRoutes(some, path)?.at(-1)?.route.id;
  expect(idOf(near)).toBe(idOf(routes));
  expect(near.length).toBeGreaterThanOrEqual(least);
  if (!path.startsWith('//')) expect(near.length).toBeLessThan(8);
});
