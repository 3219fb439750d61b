import type { PopupName } from '@tractor-haat/platform';
import {
  type Address,
  type IslandHost,
  listSlices,
  matchRoutes,
  type Popups,
  type RouteObject,
  type StoreHandle,
} from '@tractor-haat/platform/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteRoutes } from '../../app/create-site-routes.tsx';
import { replayQueuedClicks } from '../../app/early/replay-queued-clicks.ts';
import type { PageData } from '../../app/page-data.ts';
import { shellPages } from '../../app/shell-pages.ts';
import { importWithRetry } from '../remotes/import-with-retry.ts';
import type { LoadedRemote } from '../remotes/load-remote-version.ts';
import { createLiveSite, type StartOptions } from './create-live-site.tsx';
import { createRouter, type Router, waitUntilSettled } from './create-router.ts';
import { startVisit, type Visit } from './visit.ts';

export * as platform from '@tractor-haat/platform';
export { loadFinalForm } from '../remotes/get-federation.ts';

export interface HydratedSite {
  readonly router: Router;
  readonly popups: Popups;
}

export interface HydratePageOptions {
  readonly data: PageData;
  readonly handle: StoreHandle;
  readonly islands?: IslandHost;
  /** URL that the server rendered. Islands may have changed the current URL. */
  readonly ofServer?: Address;
  readonly popup?: PopupName | undefined;
  readonly onRenewed?: () => void;
}

export async function hydratePage(options: HydratePageOptions): Promise<HydratedSite> {
  const { data, handle, islands, ofServer, popup, onRenewed } = options;
  const visit = startVisit(data, handle);
  // The error is ignored, because opening the popup retries and shows it.
  if (popup) visit.loadPopup(popup).catch(() => undefined);
  const [startOptions] = await Promise.all([
    loadStartOptions(visit),
    importWithRetry(() => visit.translations.load(['shell'], shellPages.messages)),
  ]);
  const root = document.getElementById('root') as HTMLElement;
  return new Promise((resolve) => {
    const { router } = startOptions;
    const site = createLiveSite(visit, startOptions, {
      islands,
      ofServer,
      onHydrated(popups) {
        resolve({ router, popups });
        setTimeout(replayQueuedClicks);
      },
    });
    startTransition(() => {
      if (!startOptions.isRenewed) {
        hydrateRoot(root, site);
        return;
      }
      onRenewed?.();
      createRoot(root).render(site);
    });
  });
}

/**
 * If the loaded version differs from the version that the server rendered, the page is rendered again. If no code can
 * be loaded, the server HTML stays visible.
 */
async function loadStartOptions(visit: Visit): Promise<StartOptions> {
  try {
    const pageCode = await loadPageCode(visit);
    if (pageCode.remote) visit.inject(listSlices(pageCode.remote.definition));
    if (pageCode.isRenewed)
      return (await startWithFreshRender(visit, pageCode.routes)) ?? startWithServerHtml(visit);
    const { hydration, owner } = visit.data;
    const data = hydration ?? (await loadPageData(pageCode.routes, visit.basename));
    return { router: createRouter(pageCode.routes, visit, { owner, hydration: data }) };
  } catch {
    return startWithServerHtml(visit);
  }
}

function startWithServerHtml(visit: Visit): StartOptions {
  const { path, translations, data } = visit;
  const html = document.querySelector('main')?.innerHTML ?? '';
  const page: RouteObject = { id: 'frozen', path, Component: () => null };
  const routes = createSiteRoutes(translations, [page], importWithRetry);
  return {
    router: createRouter(routes, visit, { hydration: data.hydration }),
    frozen: { path, html },
  };
}

async function startWithFreshRender(
  visit: Visit,
  routes: RouteObject[],
): Promise<StartOptions | undefined> {
  const router = createRouter(routes, visit, { owner: visit.data.owner });
  if (await waitUntilSettled(router)) return { router, isRenewed: true };
  router.dispose();
  return undefined;
}

interface PageCode {
  readonly routes: RouteObject[];
  readonly remote?: LoadedRemote | undefined;
  /** True if another version than the server's is loaded, so the page must be rendered again. */
  readonly isRenewed: boolean;
}

async function loadPageCode(
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
async function loadPageData(
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
