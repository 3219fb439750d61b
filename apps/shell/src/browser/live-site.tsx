import {
  type Address,
  type IslandHost,
  type Popups,
  PrefetchContext,
  RouterProvider,
  routedAddress,
} from '@tractor-haat/platform/shell';
import { Site } from '../site/site.tsx';
import { browserWidgets } from './browser-widgets.ts';
import { Hydrated } from './hydrated.tsx';
import { layOutAll } from './lay-out-all.ts';
import { onFirstMove, onSamePage } from './make-router.ts';
import type { Opening } from './opening.ts';
import { makePopupLoader } from './popup-loader.tsx';
import { makePrefetch } from './prefetch.ts';
import type { Visit } from './visit.ts';

export interface LiveSiteOptions {
  /** Present where the page's islands were hydrated before. */
  readonly islands?: IslandHost | undefined;
  /** The address for which the server rendered the page, where islands may have rewritten it since. */
  readonly ofServer?: Address | undefined;
  /** Called once, when React has taken the page over. */
  readonly onHydrated: (popups: Popups) => void;
}

/** The whole site as React draws it in this document. */
export function liveSite(
  visit: Visit,
  { router, frozen }: Opening,
  { islands, ofServer, onHydrated }: LiveSiteOptions,
) {
  const { handle, inject, translations, remotes, pagesOf, basename, data } = visit;
  const document = {
    page: visit.page,
    words: translations,
    inject,
    signal: new AbortController().signal,
  };
  const widgets = browserWidgets(remotes, document, data.widgets);
  onSamePage(router, basename, widgets.startAll);
  onFirstMove(router, layOutAll);
  const going = {
    address: routedAddress(router, ofServer),
    navigate: (to: string) => void router.navigate(to),
  };
  return (
    <Site
      {...{ page: visit.page, handle, words: translations, going, widgets }}
      popups={makePopupLoader(remotes, document)}
      {...(frozen ? { frozen } : {})}
      {...(islands ? { islands } : {})}
    >
      <PrefetchContext value={makePrefetch(remotes, pagesOf)}>
        <RouterProvider router={router} />
      </PrefetchContext>
      <Hydrated onHydrated={onHydrated} />
    </Site>
  );
}
