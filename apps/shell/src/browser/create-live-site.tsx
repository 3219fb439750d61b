import {
  type Address,
  type IslandHost,
  type Popups,
  PrefetchContext,
  RouterProvider,
  routedAddress,
} from '@tractor-haat/platform/shell';
import { Site } from '../app/site.tsx';
import { createBrowserWidgets } from './create-browser-widgets.ts';
import { createPrefetch } from './create-prefetch.ts';
import { onEachMove, onFirstMove, onSamePage, saveScrollPositions } from './create-router.ts';
import { disableContentVisibility } from './disable-content-visibility.ts';
import { Hydrated } from './hydrated.tsx';
import type { StartOptions } from './start-options.ts';
import type { Visit } from './visit.ts';

export interface LiveSiteOptions {
  readonly islands?: IslandHost | undefined;
  readonly ofServer?: Address | undefined;
  readonly onHydrated: (popups: Popups) => void;
}

export function createLiveSite(
  visit: Visit,
  { router, frozen }: StartOptions,
  { islands, ofServer, onHydrated }: LiveSiteOptions,
) {
  const { handle, translations, remotes, pagesOf, basename, data } = visit;
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
      {...{ page: visit.page, handle, translations, routerBindings, widgets }}
      popups={visit.loadPopup}
      subscribeToMoves={subscribeToMoves}
      {...(frozen ? { frozen } : {})}
      {...(islands ? { islands } : {})}
    >
      <PrefetchContext value={createPrefetch(remotes, pagesOf)}>
        <RouterProvider router={router} />
      </PrefetchContext>
      <Hydrated onHydrated={onHydrated} />
    </Site>
  );
}
