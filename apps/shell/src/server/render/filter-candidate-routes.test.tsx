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
])('keeps the route that the router matches for %s', (path, minCount) => {
  const candidates = filterCandidateRoutes(routes, path);
  const getMatchedId = (candidateRoutes: typeof routes) =>
    matchRoutes(candidateRoutes, path)?.at(-1)?.route.id;
  expect(getMatchedId(candidates)).toBe(getMatchedId(routes));
  expect(candidates.length).toBeGreaterThanOrEqual(minCount);
  if (!path.startsWith('//')) expect(candidates.length).toBeLessThan(8);
});
