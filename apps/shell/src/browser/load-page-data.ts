import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';
import type { PageData } from '../site/page-data.ts';

/** What a loader gives with `data()`, headers apart. */
const bare = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'data' in value &&
  'init' in value
    ? value.data
    : value;

/**
 * The data of the page on the screen, fetched as the server did. Not left to the router: a router that begins without
 * data takes its first page for one that was gone to, and scrolls to its top under the reader. Rejects when it cannot be
 * had, or when the address leads elsewhere by now.
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
      if (value instanceof Response) throw new Error('The page leads elsewhere');
      loaderData[route.id] = bare(value);
    }),
  );
  return { loaderData, errors: null };
}
