import type { RouteObject } from '@tractor-haat/platform/shell';
import { siteRoutes } from '../app/site-routes.tsx';
import { importWithRetry } from './import-with-retry.ts';
import { makeRouter } from './make-router.ts';
import type { StartOptions } from './start-options.ts';
import type { Visit } from './visit.ts';

/** Opens a page whose code is unavailable: its HTML stays and the shell is hydrated around it. */
export function freeze(visit: Visit): StartOptions {
  const { path, translations, data } = visit;
  const html = document.querySelector('main')?.innerHTML ?? '';
  const page: RouteObject = { id: 'frozen', path, Component: () => null };
  const routes = siteRoutes(translations, [page], importWithRetry);
  return {
    router: makeRouter(routes, visit, { hydration: data.hydration }),
    frozen: { path, html },
  };
}
