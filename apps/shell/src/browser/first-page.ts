import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';
import type { PageData } from '../site/page-data.ts';
import { siteRoutes } from '../site/site-routes.tsx';
import { importWithRetry } from './import-with-retry.ts';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { Visit } from './visit.ts';

/** The routes with which the page on the screen comes alive. */
export interface FirstPage {
  readonly routes: RouteObject[];
  /** The remote whose page it is. */
  readonly remote?: LoadedRemote | undefined;
  /** Another version than the server rendered: the page is made anew instead of hydrated. */
  readonly isRenewed: boolean;
}

/**
 * Puts the code of the page on the screen into its routes: hydration needs it at once, where the router's own
 * `lazy` would come later.
 */
async function resolveMatched(routes: RouteObject[], pathname: string, basename: string) {
  for (const { route } of matchRoutes(routes, { pathname }, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const page = await route.lazy();
    Object.assign(route, page, { lazy: undefined });
  }
}

/** Brings the code of the page that the server rendered. Rejects when it cannot be had. */
export async function firstPage(
  visit: Pick<Visit, 'basename' | 'remotes' | 'translations' | 'pagesOf'> & {
    data: Pick<PageData, 'owner' | 'composition'>;
  },
): Promise<FirstPage> {
  const { basename, remotes, translations, pagesOf } = visit;
  const { owner, composition } = visit.data;
  const loaded = owner ? await remotes.load(owner) : undefined;
  const routes = siteRoutes(translations, loaded ? pagesOf(loaded) : [], importWithRetry);
  await resolveMatched(routes, location.pathname, basename);
  // The page's own files may have failed: then its remote is another one by now.
  const remote = owner ? await remotes.load(owner) : undefined;
  const rendered = composition.remotes.find(({ name }) => name === owner)?.version;
  return { routes, remote, isRenewed: remote !== undefined && remote.version !== rendered };
}
