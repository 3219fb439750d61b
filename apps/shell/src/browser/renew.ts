import type { RouteObject } from '@tractor-haat/platform/shell';
import { hasSettled, makeRouter } from './make-router.ts';
import type { StartOptions } from './start-options.ts';
import type { Visit } from './visit.ts';

/** Renders the page anew with fresh data; undefined on failure. */
export async function renew(
  visit: Visit,
  routes: RouteObject[],
): Promise<StartOptions | undefined> {
  const router = makeRouter(routes, visit, { owner: visit.data.owner });
  if (await hasSettled(router)) return { router, isRenewed: true };
  router.dispose();
  return undefined;
}
