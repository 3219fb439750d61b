import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  type Address,
  type IslandHost,
  matchRoutes,
  type Popups,
  type Prefetch,
  PrefetchContext,
  type RouteObject,
  RouterProvider,
  routedAddress,
} from '@tractor-haat/platform/shell';
import type { FrozenPage } from '../../app/chrome/layout.tsx';
import { Site } from '../../app/site.tsx';
import { disableContentVisibility } from '../navigation/disable-content-visibility.ts';
import { savesData } from '../navigation/saves-data.ts';
import type { LoadedRemote } from '../remotes/load-remote-version.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { createBrowserWidgets } from './create-browser-widgets.tsx';
import {
  onEachMove,
  onFirstMove,
  onSamePage,
  type Router,
  saveScrollPositions,
} from './create-router.ts';
import { Hydrated } from './hydrated.tsx';
import type { Visit } from './visit.ts';

interface LiveSiteOptions {
  readonly islands?: IslandHost | undefined;
  /** URL that the server rendered. */
  readonly ofServer?: Address | undefined;
  readonly onHydrated: (popups: Popups) => void;
}

/** Creates the element that hydrates or replaces the page. */
export function createLiveSite(
  visit: Visit,
  { router, frozen }: StartOptions,
  { islands, ofServer, onHydrated }: LiveSiteOptions,
) {
  const { handle, translations, remotes, toRoutes, basename, data } = visit;
  const widgets = createBrowserWidgets(remotes, visit.document, data.widgets);
  onSamePage(router, basename, widgets.startAll);
  onFirstMove(router, disableContentVisibility);
  saveScrollPositions(router);
  const routerBindings = {
    address: routedAddress(router, ofServer),
    navigate: (to: string) => void router.navigate(to),
  };
  const subscribeToMoves = (listener: () => void) => onEachMove(router, listener);
  return (
    <Site
      page={visit.page}
      handle={handle}
      translations={translations}
      routerBindings={routerBindings}
      widgets={widgets}
      popups={visit.loadPopup}
      subscribeToMoves={subscribeToMoves}
      {...(frozen ? { frozen } : {})}
      {...(islands ? { islands } : {})}
    >
      <PrefetchContext value={createPrefetch(remotes, toRoutes)}>
        <RouterProvider router={router} />
      </PrefetchContext>
      <Hydrated onHydrated={onHydrated} />
    </Site>
  );
}

/** Returns a function that loads the code of a linked page, once per path. */
function createPrefetch(
  remotes: RemoteLoader,
  createRoutes: (remote: LoadedRemote) => RouteObject[],
): Prefetch {
  const prefetchedPaths = new Set<string>();

  async function fetchCode(path: string) {
    const name = await remotes.owner(path);
    if (!name) return;
    const matches = matchRoutes(createRoutes(await remotes.load(name)), path) ?? [];
    await Promise.all(
      matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
    );
  }

  return (href) => {
    const { path } = parseLocalizedPath(new URL(href, location.href).pathname);
    if (prefetchedPaths.has(path) || savesData()) return;
    prefetchedPaths.add(path);
    // The error is ignored, because the navigation loads the page again and shows the error.
    fetchCode(path).catch(() => prefetchedPaths.delete(path));
  };
}

export interface StartOptions {
  readonly router: Router;
  /** True if the page is rendered again instead of hydrated. */
  readonly isRenewed?: boolean;
  /** Set if no code of the page could be loaded. */
  readonly frozen?: FrozenPage;
}
