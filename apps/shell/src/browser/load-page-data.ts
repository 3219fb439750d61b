import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';
import type { PageData } from '../app/page-data.ts';

/** A loader may return React Router's `data(value, init)`. */
const unwrapData = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'data' in value &&
  'init' in value
    ? value.data
    : value;

/**
 * Calls the loaders of the matched routes. If the router called them, it would treat the call as a navigation and
 * scroll to the top. Rejects on a failure or redirect.
 */
export async function loadPageData(
  routes: RouteObject[],
  basename: string,
): Promise<NonNullable<PageData['hydration']>> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  const loaderData: Record<string, unknown> = {};
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.loader !== 'function' || !route.id) return;
      const request = new Request(location.href);
      const value = await route.loader({ request, params } as Parameters<typeof route.loader>[0]);
      if (value instanceof Response) throw new Error('The loader redirects');
      loaderData[route.id] = unwrapData(value);
    }),
  );
  return { loaderData, errors: null };
}
