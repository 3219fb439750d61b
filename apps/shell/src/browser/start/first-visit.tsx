import type { PopupName } from '@tractor-haat/platform';
import { loadExposedModule, shareModules } from '@tractor-haat/platform/first-visit';
import * as island from '@tractor-haat/platform/island';
import { isChanged } from '@tractor-haat/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { PageData } from '../../app/page-data.ts';
import type { HydratedSite } from '../hydrate/hydrate-page.tsx';
import { isHydrated, markHydrated } from '../hydrate/hydrated.tsx';
import { listenToLinks } from '../navigation/listen-to-links.ts';
import { savesData } from '../navigation/saves-data.ts';
import { FileFailure, importOnSlowNetwork } from '../remotes/file-failure.ts';
import { importWithRetry } from '../remotes/import-with-retry.ts';
import { RemoteFailure, reportFailure } from '../remotes/remote-failure.ts';
import { createIslandPage } from './create-island-page.ts';
import { createIslands, type IslandRegistration, type Islands } from './create-islands.tsx';
import { createNavigate } from './create-navigate.ts';
import { fillNearViewport } from './fill-near-viewport.ts';
import { pinFallbackFont } from './pin-fallback-font.ts';

export interface FirstVisit {
  readonly data: PageData;
  readonly islands: NonNullable<PageData['islands']>;
  readonly handle: island.StoreHandle;
  readonly chromeIslands: IslandRegistration['kinds'];
}

/** Hydrates the islands of a page. The whole page is hydrated later, on the first interaction that requires it. */
export async function startFirstVisit(visit: FirstVisit): Promise<void> {
  const { data, islands, handle, chromeIslands } = visit;
  let follow: (site: HydratedSite) => void = () => undefined;
  const hydrateSite = createHydrateOnce(
    visit,
    () => islandHost,
    () => islandPage.ofServer,
    (site) => follow(site),
  );
  const startHydration = () => void hydrateSite().catch(() => undefined);
  const navigate = createNavigate(hydrateSite, (key) => islandPage.page.translate('shell', key));
  const islandPage = createIslandPage({
    data,
    texts: islands.texts,
    handle,
    hydrateSite,
    navigate,
  });
  follow = islandPage.follow;
  const islandHost = createIslands(islandPage.page, islands.props, reactDomClient.hydrateRoot);
  shareSiteModules();
  const islandsPromise = loadIslands(data, islands.module);
  pinFallbackFont();
  listenToLinks({ navigate, prefetch: startHydration }, isHydrated);
  addHydrationTriggers(startHydration, data.owner);
  fillNearViewport(startHydration);
  const chromePromise = islandHost.add({ kinds: chromeIslands, onFailure: reportError });
  try {
    const { islands: kinds, slices = [] } = await islandsPromise;
    handle.inject(slices);
    await Promise.all([
      chromePromise,
      islandHost.add({ kinds, onFailure: createIslandReporter(data) }),
    ]);
  } catch (error) {
    createIslandReporter(data)(error);
    await hydrateSite();
  }
  if (!isHydrated()) markHydrated('islands');
  prefetchHydration();
}

interface IslandsModule {
  readonly islands: IslandRegistration['kinds'];
  readonly slices?: Parameters<island.StoreHandle['inject']>[0];
}

const loadHydration = () => importOnSlowNetwork(() => import('../hydrate/hydrate-page.tsx'));

function shareSiteModules(): void {
  shareModules({
    react: () => react,
    'react/jsx-runtime': () => jsxRuntime,
    'react-dom': () => reactDom,
    'react-dom/client': () => reactDomClient,
    '@tractor-haat/platform/island': () => island,
    '@tractor-haat/platform': () => loadHydration().then(({ platform }) => platform),
    'react-final-form': () => loadHydration().then(({ loadFinalForm }) => loadFinalForm()),
  });
}

const NO_ISLANDS: IslandsModule = { islands: [] };

async function loadIslands(
  { owner, composition }: PageData,
  module: string | undefined,
): Promise<IslandsModule> {
  if (module === undefined) return NO_ISLANDS;
  const remote = composition.remotes.find(({ name }) => name === owner);
  if (!remote) throw new Error('A page of islands without its remote');
  const { name, base, entry, integrity } = remote;
  const remoteEntry = { name, entry: base + entry, integrity };
  return importWithRetry(
    () => loadExposedModule(remoteEntry, `./${module}`) as Promise<IslandsModule>,
    remoteEntry.entry,
  );
}

/** Returns a function that hydrates the whole page once, and again after a failure. */
function createHydrateOnce(
  { data, handle }: FirstVisit,
  getIslands: () => Islands,
  getServerAddress: () => island.Address,
  onHydrated: (site: HydratedSite) => void,
) {
  let sitePromise: Promise<HydratedSite> | undefined;
  async function start(popup: PopupName | undefined) {
    const { hydratePage } = await loadHydration();
    const { add, isAlive, leave, leaveAll } = getIslands();
    const registerIsland: island.IslandHost['take'] = (kind) =>
      // The microtask runs after all effects in which islands of this kind call `take`.
      queueMicrotask(() => {
        if (isAlive(kind.name)) return;
        const owner = kind.name.split('/', 1)[0];
        void add({
          kinds: [kind],
          onFailure: createIslandReporter({ ...data, ...(owner ? { owner } : {}) }),
        });
      });
    const site = await hydratePage({
      data,
      handle,
      islands: { isAlive, leave, take: registerIsland },
      ofServer: getServerAddress(),
      popup,
      onRenewed: leaveAll,
    });
    onHydrated(site);
    return site;
  }
  return (popup?: PopupName) => {
    sitePromise ??= start(popup).catch((error) => {
      sitePromise = undefined;
      throw error;
    });
    return sitePromise;
  };
}

function addHydrationTriggers(startHydration: () => void, owner: string | undefined): void {
  const isOutsideIslands = (clicked: Element) => {
    const island = clicked.closest<HTMLElement>('[data-island]')?.dataset.island;
    return !island || ![owner, 'shell'].includes(island.split('/')[0]);
  };
  const hydrateOnInteraction = ({ target }: Event) => {
    const isRequested =
      target instanceof Element &&
      target.closest('button, input, select, textarea, summary, [role=slider]');
    if (isRequested && isOutsideIslands(target)) startHydration();
  };
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, hydrateOnInteraction, { capture: true, passive: true });
  // The visitor may have clicked or typed before the listeners existed.
  const hasInteracted =
    (window.queuedClicks ?? []).some(isOutsideIslands) ||
    [...document.forms].some((form) => isOutsideIslands(form) && isChanged(form));
  if (hasInteracted) startHydration();
}

/** Delay after the `load` event. */
const PREFETCH_DELAY_MS = 2000;

function prefetchHydration(): void {
  if (savesData()) return;
  const schedulePrefetch = () =>
    setTimeout(() => void loadHydration().catch(() => undefined), PREFETCH_DELAY_MS);
  if (document.readyState === 'complete') schedulePrefetch();
  else window.addEventListener('load', schedulePrefetch, { once: true });
}

/** Returns a function that reports the failure of an island as a failure of the remote that owns the page. */
const createIslandReporter =
  ({ owner, composition }: Pick<PageData, 'owner' | 'composition'>) =>
  (error: unknown): void => {
    const remote = composition.remotes.find(({ name }) => name === owner);
    if (!remote) return;
    const details =
      error instanceof FileFailure
        ? ({ phase: 'file', code: error.code } as const)
        : ({ phase: 'render', code: 'TH-301' } as const);
    reportFailure(new RemoteFailure(remote.name, remote.version, details, error));
  };
