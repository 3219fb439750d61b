import { isDeepStrictEqual } from 'node:util';
import { projectContent } from './testing/catalogue-content.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectAllDatabases } from './testing/databases.ts';

// Databases differ in sorting, counting and comparing, but most tests run on one database.

/** Routes that need certain parameters. Other parameters are filled from the route's list. */
const URLS_BY_ROUTE: Readonly<Record<string, string>> = {
  '/api/v1/implements': '/api/v1/implements?type=rotavator&sort=name',
  '/api/v1/compared-tractors': '/api/v1/compared-tractors?slug=swaraj-744-fe&slug=mahindra-575-di',
  '/api/v1/tractors': '/api/v1/tractors?hp=41-50&sort=price',
  '/api/v1/tractor-facts/{slug}': '/api/v1/tractor-facts/swaraj-744-fe',
  '/api/v1/used-tractors': '/api/v1/used-tractors?sort=price',
  '/api/v1/dealers': '/api/v1/dealers?kind=tyre',
  '/api/v1/dealers/{id}': '/api/v1/dealers/1',
  '/api/v1/loan-offers': '/api/v1/loan-offers?kind=new',
  '/api/v1/road-charges': '/api/v1/road-charges?state=gujarat',
  '/api/rss/{file}': '/api/rss/tyre-news.hi.xml',
  '/api/v1/questions': '/api/v1/questions?q=tyre',
  '/api/v1/posts': '/api/v1/posts?q=tyre',
  '/api/v1/tractor-models': '/api/v1/tractor-models?brand=mahindra',
  '/api/v1/used-tractors/fair-price': '/api/v1/used-tractors/fair-price?tractor=1&year=2018',
  '/api/v1/sitemap/{section}': '/api/v1/sitemap/tractors',
  '/api/v1/search':
    '/api/v1/search?q=%E0%A4%B0%E0%A5%8B%E0%A4%9F%E0%A4%BE%E0%A4%B5%E0%A5%87%E0%A4%9F%E0%A4%B0',
  '/api/v1/places/nearest': '/api/v1/places/nearest?latitude=22.3&longitude=73.2',
};

/** These routes need a visitor's data or are not deterministic. */
const EXCLUDED_ROUTES = [
  '/api/health/live',
  '/api/v1/family/{id}',
  '/api/v1/form-drafts/{id}',
  '/api/v1/my-data/{ticket}',
  '/api/v1/price-alert/{token}',
  '/api/v1/own-listing',
  '/img/photo/{photo}/{file}',
  '/img/{kind}/{id}/{file}',
  '/share-card/{kind}/{key}/{language}/{file}',
  '/internal/client_events',
  '/api/newsletter_unsubscribe/{token}',
  '/api/session',
  '/api/dev/outbox',
];

const STAFF_ROUTE_PREFIX = '/api/desk/';

const apis: TestApi[] = [];
let routes: string[] = [];
beforeAll(async () => {
  for (const database of selectAllDatabases())
    apis.push(await createTestApi(database, projectContent));
  const { paths } = (await apis[0]?.app.inject('/api/docs/json'))?.json() ?? {};
  routes = Object.keys(paths).filter((route) => 'get' in paths[route]);
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

/** Fills the parameter of a route with the value of the first item in the list of the parent route. */
async function createUrl(route: string, { app }: TestApi): Promise<string> {
  const fixedUrl = URLS_BY_ROUTE[route];
  if (fixedUrl !== undefined) return fixedUrl;
  const [, list, name, suffix = ''] = /^(.*)\/\{(\w+)\}(.*)$/.exec(route) ?? [];
  if (list === undefined || name === undefined) return route;
  const { data } = (await app.inject(list)).json();
  const [first] = Array.isArray(data) ? data : data.items;
  return `${list}/${first[name]}${suffix}`;
}

test('every GET route returns the same response on every database', async () => {
  const comparedRoutes = routes.filter(
    (route) => !EXCLUDED_ROUTES.includes(route) && !route.startsWith(STAFF_ROUTE_PREFIX),
  );
  expect(comparedRoutes.length).toBeGreaterThan(40);
  const differences: unknown[] = [];
  for (const route of comparedRoutes) {
    const responses = await Promise.all(
      apis.map(async (api) => {
        const url = await createUrl(route, api);
        const { statusCode, body } = await api.app.inject(url);
        return { url, statusCode, body };
      }),
    );
    const [first, ...others] = responses;
    if (first?.statusCode !== 200) differences.push(first);
    for (const other of others)
      if (!isDeepStrictEqual(other, first)) differences.push([first, other]);
  }
  expect(differences).toEqual([]);
});

test('EXCLUDED_ROUTES contains only existing routes', () => {
  expect(EXCLUDED_ROUTES.filter((route) => !routes.includes(route))).toEqual([]);
});
