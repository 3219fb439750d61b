/** Renders pages or widgets of a remote in tests, without the shell. */

import { getLanguagePrefix, type Language } from '@tractor-haat/i18n';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Store } from 'redux';
import type { PopupName } from '../contracts/widget-contracts.ts';
import { HydratedPageProvider } from '../island/hydrated-page.tsx';
import { routedAddress } from '../island/routed-address.ts';
import { PageContext } from '../page/page-context.ts';
import { listSlices, type RemoteDefinition } from '../remote.ts';
import { makeStore } from '../store/platform-store.ts';
import { sessionSlice } from '../store/session-slice.ts';
import {
  type Popups,
  PopupsContext,
  type WidgetHost,
  WidgetHostContext,
  type WidgetUse,
} from '../widget/widget-host.ts';

export interface TestSite {
  /** Element to pass to `render` of Testing Library. */
  readonly ui: ReactNode;
  /** Popups in the order in which they were opened. */
  readonly opened: { readonly name: PopupName; readonly props: object }[];
  /** Widgets of other remotes in the order in which the page requested them. They render nothing. */
  readonly widgets: readonly WidgetUse[];
  /** Returns path and query of the current page. */
  readonly address: () => string;
  /** Navigates to a path without language prefix or, with a number, in the history. */
  readonly go: (to: string | number) => Promise<void>;
}

export interface TestSiteOptions {
  /** Path and query, without language prefix. */
  readonly address: string;
  readonly language?: Language;
  /** Name of the signed-in visitor. Signed out by default. */
  readonly username?: string;
  /** Day on which the server rendered the document. 2026-11-28 by default. */
  readonly day?: string;
  /** True if opening a popup must fail. */
  readonly popupsFail?: boolean;
}

/**
 * Renders the page of a remote at `address`.
 *
 * @example
 * const { ui, address } = await testSite(remote, { address: '/loans?page=2' });
 * render(ui);
 */
export async function testSite(
  remote: RemoteDefinition,
  options: TestSiteOptions,
): Promise<TestSite> {
  const routes = await Promise.all(
    remote.routes.map(async ({ id, path, lazy }) => ({ id, path, ...(await lazy()) })),
  );
  return createSite(remote, routes, options);
}

/**
 * Renders one element at `/`, with the translations and the store of a remote.
 *
 * @example
 * render((await testElement(remote, <Component data={data} limit={3} />)).ui);
 */
export async function testElement(
  remote: RemoteDefinition,
  element: ReactNode,
  options: Omit<TestSiteOptions, 'address'> = {},
): Promise<TestSite> {
  return createSite(remote, [{ path: '/', Component: () => element }], {
    ...options,
    address: '/',
  });
}

async function createSite(
  remote: RemoteDefinition,
  routes: Parameters<typeof createMemoryRouter>[0],
  { address, language = 'en', username, day = '2026-11-28', popupsFail = false }: TestSiteOptions,
): Promise<TestSite> {
  const prefix = getLanguagePrefix(language);
  const router = createMemoryRouter(routes, {
    basename: prefix || '/',
    initialEntries: [prefix + address],
  });
  const i18n = await loadTranslations(remote, language);
  const { store, inject } = makeStore();
  inject(listSlices(remote));
  if (username !== undefined) store.dispatch(sessionSlice.actions.signedIn(username));
  const { popups, opened } = createPopups(popupsFail);
  const { host, widgets } = createWidgetHost();
  const hydratedPage = {
    store,
    inject,
    i18n,
    address: routedAddress(router),
    need: async () => undefined,
    navigate: (to: string) => void router.navigate(to),
  };
  const page = { language, origin: 'https://site.test', siteName: 'Site', day };
  return {
    opened,
    widgets,
    go: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(prefix + to)),
    address: () => router.state.location.pathname + router.state.location.search,
    ui: (
      <Provider store={store as Store}>
        <I18nextProvider i18n={i18n}>
          <PageContext value={page}>
            <PopupsContext value={popups}>
              <WidgetHostContext value={host}>
                <HydratedPageProvider hydrated={hydratedPage}>
                  <RouterProvider router={router} />
                </HydratedPageProvider>
              </WidgetHostContext>
            </PopupsContext>
          </PageContext>
        </I18nextProvider>
      </Provider>
    ),
  };
}

async function loadTranslations({ messages }: RemoteDefinition, language: Language) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: language, interpolation: { escapeValue: false } });
  for (const [namespace, loaders] of Object.entries(messages)) {
    i18n.addResourceBundle(language, namespace, (await loaders[language]()).default);
  }
  return i18n;
}

function createPopups(popupsFail: boolean) {
  const opened: { name: PopupName; props: object }[] = [];
  const popups: Popups = {
    async open(name, props) {
      if (popupsFail) throw new Error('The remote is down');
      opened.push({ name, props });
    },
    prepare: () => undefined,
  };
  return { popups, opened };
}

function createWidgetHost() {
  const widgets: WidgetUse[] = [];
  const noWidget = Promise.resolve(null);
  const host: WidgetHost = {
    widget: () => noWidget,
    watch(use) {
      widgets.push(use);
      return () => undefined;
    },
  };
  return { host, widgets };
}
