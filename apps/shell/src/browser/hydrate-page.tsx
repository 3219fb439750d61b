import type { PopupName } from '@tractor-haat/platform';
import {
  type Address,
  type IslandHost,
  listSlices,
  type Popups,
  type RouteObject,
  type StoreHandle,
} from '@tractor-haat/platform/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteRoutes } from '../app/create-site-routes.tsx';
import { replayQueuedClicks } from '../app/early/replay-queued-clicks.ts';
import type { PageData } from '../app/page-data.ts';
import { shellPages } from '../app/shell-pages.ts';
import { createLiveSite } from './create-live-site.tsx';
import { createRouter, type Router, waitUntilSettled } from './create-router.ts';
import { importWithRetry } from './import-with-retry.ts';
import { loadPageCode } from './load-page-code.ts';
import { loadPageData } from './load-page-data.ts';
import type { StartOptions } from './start-options.ts';
import { startVisit, type Visit } from './visit.ts';

export * as platform from '@tractor-haat/platform';
export { loadFinalForm } from './get-federation.ts';

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
