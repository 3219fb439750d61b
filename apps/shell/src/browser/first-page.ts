import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';

/**
 * Puts the code of the page on the screen into its routes: hydration needs it at once, where the router's own
 * `lazy` would come later.
 */
export async function resolveMatched(routes: RouteObject[], pathname: string, basename: string) {
  for (const { route } of matchRoutes(routes, { pathname }, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  }
}
