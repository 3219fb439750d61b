import { type Language, localizePath, parseLocalizedPath } from '@tractor-haat/i18n';
import type { PopupName } from '@tractor-haat/platform';
import {
  createTranslate,
  type FindMessage,
  resolveMessage,
} from '@tractor-haat/platform/first-visit';
import type { IslandPage, StoreHandle } from '@tractor-haat/platform/island';
import type { IslandData, PageData } from '../../app/page-data.ts';
import type { HydratedSite } from '../hydrate/hydrate-page.tsx';
import { acceptCurrentUrl } from '../navigation/reload-on-history-step.ts';
import { importWithRetry } from '../remotes/import-with-retry.ts';

export interface IslandPageOptions {
  readonly data: PageData;
  readonly texts: IslandData['texts'];
  readonly handle: StoreHandle;
  readonly hydrateSite: (popup?: PopupName) => Promise<HydratedSite>;
  readonly navigate: (url: URL) => void;
}

/**
 * Creates the page that islands use before the whole page is hydrated. `follow` connects it to the
 * router afterwards.
 */
export function createIslandPage({
  data,
  texts,
  handle,
  hydrateSite,
  navigate,
}: IslandPageOptions) {
  const { language, origin, siteName, day, profiles } = data;
  const { findMessage, loadNamespaces } = createIslandTexts(texts, language);
  const { address, ofServer, follow } = createIslandAddress();
  const page: IslandPage = {
    ...handle,
    language,
    origin,
    siteName,
    day,
    need: loadNamespaces,
    ...(profiles ? { profiles } : {}),
    translate: createTranslate(language, findMessage),
    address,
    navigate: (to) => navigate(new URL(localizePath(language, to), location.href)),
    popups: {
      open: async (name, props) => (await hydrateSite(name)).popups.open(name, props),
      prepare: (name) =>
        void hydrateSite(name).then(
          ({ popups }) => popups.prepare(name),
          () => undefined,
        ),
    },
  };
  return { page, ofServer, follow };
}

const toAddress = (url: { pathname: string; search: string; hash: string }, key: string) => ({
  pathname: parseLocalizedPath(url.pathname).path,
  search: url.search,
  hash: url.hash,
  key,
});

/** Before `follow`, the address is the URL of the document. Afterwards it is the location of the router. */
function createIslandAddress() {
  const listeners = new Set<() => void>();
  const initialAddress = toAddress(location, 'default');
  const ofServer = initialAddress.hash ? { ...initialAddress, hash: '' } : initialAddress;
  let currentAddress = initialAddress;
  let site: HydratedSite | undefined;
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  /** Once the router exists, it must change the URL itself, because it would undo any other change. */
  const replaceSearch = (search: string) => {
    if (site) {
      void site.router.navigate({ search }, { replace: true, preventScrollReset: true });
      return;
    }
    history.replaceState(history.state, '', search || location.pathname);
    acceptCurrentUrl();
    currentAddress = toAddress(location, currentAddress.key);
    notifyListeners();
  };
  const address: IslandPage['address'] = {
    get: () => currentAddress,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ofServer: () => ofServer,
    replace: replaceSearch,
  };
  /** Called once the whole page is hydrated. */
  function follow(hydratedSite: HydratedSite): void {
    const { router } = hydratedSite;
    const { historyAction, location: firstLocation } = router.state;
    site = hydratedSite;
    // `ensureEntryKey` may set the key of the first history entry after `initialAddress` was created. Until a
    // navigation (`POP` is the initial action), a different key does not mean a different page.
    let currentKey = historyAction === 'POP' ? firstLocation.key : currentAddress.key;
    const adoptLocation = ({
      location: next,
      preventScrollReset,
    }: Pick<typeof router.state, 'location' | 'preventScrollReset'>) => {
      if (next.key === currentKey) return;
      currentKey = next.key;
      currentAddress = toAddress(next, preventScrollReset ? currentAddress.key : currentKey);
      notifyListeners();
    };
    router.subscribe(adoptLocation);
    adoptLocation(router.state);
    if (router.state.location.search !== currentAddress.search)
      replaceSearch(currentAddress.search);
  }
  return { address, ofServer, follow };
}

const menuLoaders = {
  en: () => import('../../locales/menus.en.json'),
  hi: () => import('../../locales/menus.hi.json'),
  gu: () => import('../../locales/menus.gu.json'),
  mr: () => import('../../locales/menus.mr.json'),
};

function createIslandTexts(texts: IslandData['texts'], language: Language) {
  const bundles = new Map<string, Parameters<typeof resolveMessage>[0]>();
  const findMessage: FindMessage = (namespace, key) =>
    resolveMessage(bundles.get(namespace), key) ?? texts[namespace]?.[key];
  async function loadNamespaces(namespaces: readonly string[]) {
    if (bundles.has('menus') || !namespaces.includes('menus')) return;
    bundles.set('menus', (await importWithRetry(menuLoaders[language])).default);
  }
  return { findMessage, loadNamespaces };
}
