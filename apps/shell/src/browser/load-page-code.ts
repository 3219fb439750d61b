import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';
import { createSiteRoutes } from '../app/create-site-routes.tsx';
import type { PageData } from '../app/page-data.ts';
import { importWithRetry } from './import-with-retry.ts';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { Visit } from './visit.ts';

/** Routes of the page on the screen, with their code. */
export interface PageCode {
  readonly routes: RouteObject[];
  /** Remote that owns the page. */
  readonly remote?: LoadedRemote | undefined;
  /** The code has another version than the server's: the page is rendered again instead of hydrated. */
  readonly isRenewed: boolean;
}

/**
 * Loads the code of the matched routes up front: hydration needs it at once, and the router's `lazy` would be too late.
 */
async function resolveMatched(routes: RouteObject[], pathname: string, basename: string) {
  for (const { route } of matchRoutes(routes, { pathname }, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  }
}

/** Loads the code of the server-rendered page. Rejects if it is unavailable. */
export async function loadPageCode(
  visit: Pick<Visit, 'basename' | 'remotes' | 'translations' | 'pagesOf'> & {
    data: Pick<PageData, 'owner' | 'composition'>;
  },
): Promise<PageCode> {
  const { basename, remotes, translations, pagesOf } = visit;
  const { owner, composition } = visit.data;
  const loaded = owner ? await remotes.load(owner) : undefined;
  const routes = createSiteRoutes(translations, loaded ? pagesOf(loaded) : [], importWithRetry);
  await resolveMatched(routes, location.pathname, basename);
  // If the page's files failed, the remote loader has switched to another version.
  const remote = owner ? await remotes.load(owner) : undefined;
  const rendered = composition.remotes.find(({ name }) => name === owner)?.version;
  return { routes, remote, isRenewed: remote !== undefined && remote.version !== rendered };
}
