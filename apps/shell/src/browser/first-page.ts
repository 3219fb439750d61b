import { matchRoutes, type RouteObject } from '@tractor-haat/platform/shell';
import type { FrozenPage } from '../site/chrome/frozen-page.ts';
import type { PageData } from '../site/page-data.ts';
import { siteRoutes } from '../site/site-routes.tsx';
import type { Translations } from '../site/translations.ts';
import { importWithRetry } from './import-with-retry.ts';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';

/** The routes with which the page on the screen comes alive. */
export interface FirstPage {
  readonly routes: RouteObject[];
  /** The section whose page it is. */
  readonly section?: LoadedRemote | undefined;
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
  { owner, composition }: Pick<PageData, 'owner' | 'composition'>,
  basename: string,
  remotes: RemoteLoader,
  words: Translations,
  pagesOf: (section: LoadedRemote) => RouteObject[],
): Promise<FirstPage> {
  const loaded = owner ? await remotes.load(owner) : undefined;
  const routes = siteRoutes(words, loaded ? pagesOf(loaded) : [], importWithRetry);
  await resolveMatched(routes, location.pathname, basename);
  // The page's own files may have failed: then its section is another one by now.
  const section = owner ? await remotes.load(owner) : undefined;
  const rendered = composition.remotes.find(({ name }) => name === owner)?.version;
  return { routes, section, isRenewed: section !== undefined && section.version !== rendered };
}

/** The page without its code: its HTML stays as it is, and the shell comes alive around it. */
export function frozenPage(
  path: string,
  words: Translations,
): { routes: RouteObject[]; frozen: FrozenPage } {
  const html = document.querySelector('main')?.innerHTML ?? '';
  const page: RouteObject = { id: 'frozen', path, Component: () => null };
  return { routes: siteRoutes(words, [page], importWithRetry), frozen: { path, html } };
}
