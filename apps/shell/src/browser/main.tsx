import '@tractor-haat/ui/styles.css';
import '../chrome/page.css';
import { prefixOf, splitAddress } from '@tractor-haat/i18n';
import type { RemoteDefinition } from '@tractor-haat/platform';
import {
  createBrowserRouter,
  makeStore,
  PrefetchContext,
  RouteErrorResponse,
  type RouteObject,
  RouterProvider,
} from '@tractor-haat/platform/shell';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FrozenPage } from '../chrome/frozen-page.ts';
import { takeKeptScroll } from '../chrome/keep-scroll.ts';
import type { PageData } from '../document/page-data.ts';
import { shellPages } from '../pages.ts';
import { Site } from '../render/site.tsx';
import { CONTENT_ROUTE, routesOf, siteRoutes } from '../render/site-routes.tsx';
import { makeWords } from '../render/words.ts';
import { bring } from './bring.ts';
import { browserWidgets } from './browser-widgets.ts';
import { federation } from './federation-runtime.ts';
import { resolveMatched } from './first-page.ts';
import { Hydrated } from './hydrated.tsx';
import { makePopupLoader } from './popup-loader.ts';
import { makePrefetch } from './prefetch.ts';
import { makeRemoteLoader } from './remote-loader.ts';
import { restoreSession } from './session-storage.ts';

const element = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;

async function start() {
  const data: PageData = JSON.parse(element('page').textContent ?? '');
  const { language, owner } = data;
  const { path } = splitAddress(location.pathname);
  const basename = prefixOf(language) || '/';
  const words = makeWords(language);
  const remotes = makeRemoteLoader(federation(), data.composition);
  const pagesOf = (definition: RemoteDefinition) => routesOf(definition, words, bring);
  const { store, inject } = makeStore(data.state);

  /** The first page's code. When it cannot be had, its HTML stays and the shell comes alive around it. */
  async function firstRoutes(): Promise<{ routes: RouteObject[]; frozen?: FrozenPage }> {
    try {
      const definition = owner ? await remotes.load(owner) : undefined;
      const routes = siteRoutes(words, definition ? pagesOf(definition) : [], bring);
      await resolveMatched(routes, location.pathname, basename);
      inject(definition?.reducers ?? []);
      return { routes };
    } catch {
      const html = document.querySelector('main')?.innerHTML ?? '';
      const page: RouteObject = { id: 'frozen', path, Component: () => null };
      return { routes: siteRoutes(words, [page], bring), frozen: { path, html } };
    }
  }

  const [{ routes, frozen }] = await Promise.all([
    firstRoutes(),
    bring(() => words.need(['shell'], shellPages.messages)),
  ]);
  const patched = new Set(owner && !frozen ? [owner] : []);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { ...data.hydration, errors: reviveErrors(data.hydration.errors) },
    async patchRoutesOnNavigation({ path: wanted, patch }) {
      const name = await remotes.owner(splitAddress(wanted).path);
      if (!name || patched.has(name)) return;
      const definition = await remotes.load(name);
      inject(definition.reducers ?? []);
      patch(CONTENT_ROUTE, pagesOf(definition));
      patched.add(name);
    },
  });

  const page = {
    page: { language, origin: data.origin, siteName: data.siteName },
    words,
    inject,
    signal: new AbortController().signal,
  };
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <Site
        page={page.page}
        store={store}
        words={words}
        widgets={browserWidgets(remotes.load, page, data.widgets)}
        popups={makePopupLoader(remotes.load, page)}
        {...(frozen ? { frozen } : {})}
      >
        <PrefetchContext value={makePrefetch(remotes, pagesOf)}>
          <RouterProvider router={router} />
        </PrefetchContext>
        <Hydrated
          then={() => {
            restoreSession(store);
            takeKeptScroll();
          }}
        />
      </Site>,
    );
  });
}

function reviveErrors(errors: PageData['hydration']['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText }]) => [
      id,
      new RouteErrorResponse(status, statusText, null),
    ]),
  );
}

// The scripts are async: from a warm cache they run before the document is read to its end.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', start, { once: true });
} else {
  start();
}
