import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';
import { createSiteRoutes } from '../app/create-site-routes.tsx';
import type { PageData } from '../app/page-data.ts';
import { importWithRetry } from './import-with-retry.ts';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { Visit } from './visit.ts';

export interface PageCode {
  readonly routes: RouteObject[];
  readonly remote?: LoadedRemote | undefined;
  /** True if another version than the server's is loaded, so the page must be rendered again. */
  readonly isRenewed: boolean;
}

export async function loadPageCode(
  visit: Pick<Visit, 'basename' | 'remotes' | 'translations' | 'toRoutes'> & {
    data: Pick<PageData, 'owner' | 'composition'>;
  },
): Promise<PageCode> {
  const { basename, remotes, translations, toRoutes } = visit;
  const { owner, composition } = visit.data;
  const loaded = owner ? await remotes.load(owner) : undefined;
  const routes = createSiteRoutes(translations, loaded ? toRoutes(loaded) : [], importWithRetry);
  await resolveMatchedRoutes(routes, location.pathname, basename);
  // If the version in `loaded` has failed meanwhile, `load` returns another one.
  const remote = owner ? await remotes.load(owner) : undefined;
  const renderedVersion = composition.remotes.find(({ name }) => name === owner)?.version;
  return { routes, remote, isRenewed: remote !== undefined && remote.version !== renderedVersion };
}

/** Hydration needs the code of the matched routes synchronously. The router would call `lazy` too late. */
async function resolveMatchedRoutes(routes: RouteObject[], pathname: string, basename: string) {
  for (const { route } of matchRoutes(routes, { pathname }, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  }
}
