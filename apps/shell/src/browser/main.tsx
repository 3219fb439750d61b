import '@tractor-haat/ui/styles.css';
import '../site/chrome/page.css';
import { prefixOf, splitAddress } from '@tractor-haat/i18n';
import { makeStore, PrefetchContext, RouterProvider } from '@tractor-haat/platform/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FrozenPage } from '../site/chrome/frozen-page.ts';
import { takeKeptScroll } from '../site/chrome/keep-scroll.ts';
import type { PageData } from '../site/page-data.ts';
import { shellPages } from '../site/pages.ts';
import { restoreSession } from '../site/session/session-storage.ts';
import { Site } from '../site/site.tsx';
import { makeTranslations } from '../site/translations.ts';
import { browserWidgets } from './browser-widgets.ts';
import { federation } from './federation-runtime.ts';
import { firstPage, frozenPage } from './first-page.ts';
import { Hydrated } from './hydrated.tsx';
import { importWithRetry } from './import-with-retry.ts';
import { keepFontsAfterLoad } from './keep-fonts.ts';
import { layOutAll, layOutAllOnScroll } from './lay-out-all.ts';
import { hasSettled, makeRouter, onFirstMove, onSamePage, type Router } from './make-router.ts';
import { makePopupLoader } from './popup-loader.tsx';
import { makePrefetch } from './prefetch.ts';
import { sectionPages } from './remote-pages.tsx';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import { makeRemoteLoader } from './remotes/remote-loader.ts';

const element = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;

/** How the page comes alive: hydrated as a rule. */
interface Opening {
  readonly router: Router;
  readonly isRenewed: boolean;
  readonly frozen?: FrozenPage;
}

async function start() {
  const data: PageData = JSON.parse(element('page').textContent ?? '');
  const { language, owner, hydration } = data;
  const { path } = splitAddress(location.pathname);
  const basename = prefixOf(language) || '/';
  const words = makeTranslations(language);
  const remotes = makeRemoteLoader(federation(), data.composition);
  const pagesOf = (section: LoadedRemote) => sectionPages(section, words, remotes);
  const { store, inject } = makeStore(data.state);
  const parts = { basename, remotes, inject, pagesOf, owner };

  async function open(): Promise<Opening> {
    try {
      const { routes, section, isRenewed } = await firstPage(
        data,
        basename,
        remotes,
        words,
        pagesOf,
      );
      inject(section?.definition.reducers ?? []);
      if (!isRenewed) return { router: makeRouter(routes, { ...parts, hydration }), isRenewed };
      const router = makeRouter(routes, parts);
      if (await hasSettled(router)) return { router, isRenewed };
      router.dispose();
    } catch {
      // Its code cannot be had: reported where it failed.
    }
    const { routes, frozen } = frozenPage(path, words);
    const router = makeRouter(routes, { ...parts, owner: undefined, hydration });
    return { router, isRenewed: false, frozen };
  }

  const [{ router, isRenewed, frozen }] = await Promise.all([
    open(),
    importWithRetry(() => words.load(['shell'], shellPages.messages)),
  ]);

  const page = {
    page: { language, origin: data.origin, siteName: data.siteName },
    words,
    inject,
    signal: new AbortController().signal,
  };
  const widgets = browserWidgets(remotes, page, data.widgets);
  onSamePage(router, basename, widgets.startAll);
  onFirstMove(router, layOutAll);
  const site = (
    <Site
      page={page.page}
      store={store}
      words={words}
      widgets={widgets}
      popups={makePopupLoader(remotes, page)}
      {...(frozen ? { frozen } : {})}
    >
      <PrefetchContext value={makePrefetch(remotes, pagesOf)}>
        <RouterProvider router={router} />
      </PrefetchContext>
      <Hydrated
        then={() => {
          restoreSession(store);
          takeKeptScroll();
          layOutAllOnScroll();
          keepFontsAfterLoad();
        }}
      />
    </Site>
  );
  startTransition(() => {
    if (isRenewed) createRoot(element('root')).render(site);
    else hydrateRoot(element('root'), site);
  });
}

// The scripts are async: from a warm cache they run before the document is read to its end.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
  start();
}
