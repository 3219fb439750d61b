import { PrefetchContext, RouterProvider } from '@tractor-haat/platform/shell';
import { takeKeptScroll } from '../site/chrome/keep-scroll.ts';
import { restoreSession } from '../site/session/session-storage.ts';
import { Site } from '../site/site.tsx';
import { browserWidgets } from './browser-widgets.ts';
import { Hydrated } from './hydrated.tsx';
import { layOutAll, layOutAllOnScroll } from './lay-out-all.ts';
import { onFirstMove, onSamePage } from './make-router.ts';
import type { Opening } from './opening.ts';
import { makePopupLoader } from './popup-loader.tsx';
import { makePrefetch } from './prefetch.ts';
import { prepareAfterLoad } from './prepare-after-load.ts';
import type { Visit } from './visit.ts';

/** The whole site as React draws it in this document. */
export function liveSite(visit: Visit, { router, frozen }: Opening) {
  const { store, inject, translations, remotes, pagesOf, basename, data } = visit;
  const document = {
    page: visit.page,
    words: translations,
    inject,
    signal: new AbortController().signal,
  };
  const widgets = browserWidgets(remotes, document, data.widgets);
  onSamePage(router, basename, widgets.startAll);
  onFirstMove(router, layOutAll);
  const afterwards = () => {
    restoreSession(store);
    takeKeptScroll();
    layOutAllOnScroll();
    prepareAfterLoad();
  };
  return (
    <Site
      page={visit.page}
      store={store}
      words={translations}
      widgets={widgets}
      popups={makePopupLoader(remotes, document)}
      {...(frozen ? { frozen } : {})}
    >
      <PrefetchContext value={makePrefetch(remotes, pagesOf)}>
        <RouterProvider router={router} />
      </PrefetchContext>
      <Hydrated then={afterwards} />
    </Site>
  );
}
