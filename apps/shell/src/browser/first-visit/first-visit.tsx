import type { PopupName } from '@tractor-haat/platform';
import { loadExposedModule, shareModules } from '@tractor-haat/platform/first-visit';
import * as island from '@tractor-haat/platform/island';
import { isChanged } from '@tractor-haat/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { PageData } from '../../app/page-data.ts';
import type { HydratedSite } from '../hydrate-page.tsx';
import { isHydrated, markHydrated } from '../hydrated.tsx';
import { importOnSlowNetwork } from '../import-on-slow-network.ts';
import { importWithRetry } from '../import-with-retry.ts';
import { pinFallbackFont } from '../pin-fallback-font.ts';
import { FileFailure } from '../remotes/file-failure.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { reportFailure } from '../remotes/report-failure.ts';
import { savesData } from '../saves-data.ts';
import { createIslandPage } from './create-island-page.ts';
import { createIslands, type IslandRegistration, type Islands } from './create-islands.tsx';
import { createNavigate } from './create-navigate.ts';
import { fillNearViewport } from './fill-near-viewport.ts';
import { listenToLinks } from './link-navigation.ts';

const reportIsland =
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

export interface FirstVisit {
  readonly data: PageData;
  readonly islands: NonNullable<PageData['islands']>;
  readonly handle: island.StoreHandle;
  readonly chromeIslands: IslandRegistration['kinds'];
}

interface IslandsModule {
  readonly islands: IslandRegistration['kinds'];
  readonly slices?: Parameters<island.StoreHandle['inject']>[0];
}

const loadHydration = () => importOnSlowNetwork(() => import('../hydrate-page.tsx'));

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
  const first = { name, entry: base + entry, integrity };
  return importWithRetry(
    () => loadExposedModule(first, `./${module}`) as Promise<IslandsModule>,
    first.entry,
  );
}

function createHydrateOnce(
  { data, handle }: FirstVisit,
  islands: () => Islands,
  ofServer: () => island.Address,
  done: (site: HydratedSite) => void,
) {
  let sitePromise: Promise<HydratedSite> | undefined;
  async function start(popup: PopupName | undefined) {
    const { hydratePage } = await loadHydration();
    const { add, isAlive, leave, leaveAll } = islands();
    const registerIsland: island.IslandHost['take'] = (kind) =>
      // The microtask runs after all effects in which islands of this kind call `take`.
      queueMicrotask(() => {
        if (isAlive(kind.name)) return;
        const owner = kind.name.split('/', 1)[0];
        void add({
          kinds: [kind],
          onFailure: reportIsland({ ...data, ...(owner ? { owner } : {}) }),
        });
      });
    const site = await hydratePage({
      data,
      handle,
      islands: { isAlive, leave, take: registerIsland },
      ofServer: ofServer(),
      popup,
      onRenewed: leaveAll,
    });
    done(site);
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

function addHydrationTriggers(prepare: () => void, owner: string | undefined): void {
  const isOutsideIslands = (clicked: Element) => {
    const island = clicked.closest<HTMLElement>('[data-island]')?.dataset.island;
    return !island || ![owner, 'shell'].includes(island.split('/')[0]);
  };
  const hydrateOnInteraction = ({ target }: Event) => {
    const isRequested =
      target instanceof Element &&
      target.closest('button, input, select, textarea, summary, [role=slider]');
    if (isRequested && isOutsideIslands(target)) prepare();
  };
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, hydrateOnInteraction, { capture: true, passive: true });
  // The visitor may have clicked or typed before the listeners existed.
  const isEarly =
    (window.heard ?? []).some(isOutsideIslands) ||
    [...document.forms].some((form) => isOutsideIslands(form) && isChanged(form));
  if (isEarly) prepare();
}

function fetchWhenIdle(): void {
  if (savesData()) return;
  const schedulePrefetch = () =>
    setTimeout(() => void loadHydration().catch(() => undefined), 2000);
  if (document.readyState === 'complete') schedulePrefetch();
  else window.addEventListener('load', schedulePrefetch, { once: true });
}

/** Hydrates the islands of a page. The whole page is hydrated later, on the first interaction that requires it. */
export async function startFirstVisit(visit: FirstVisit): Promise<void> {
  const { data, islands, handle, chromeIslands } = visit;
  let follow: (site: HydratedSite) => void = () => undefined;
  const hydrateSite = createHydrateOnce(
    visit,
    () => islandHost,
    () => first.ofServer,
    (site) => follow(site),
  );
  const prepare = () => void hydrateSite().catch(() => undefined);
  const navigate = createNavigate(hydrateSite, (key) => first.page.translate('shell', key));
  const first = createIslandPage({ data, texts: islands.texts, handle, hydrateSite, navigate });
  follow = first.follow;
  const islandHost = createIslands(first.page, islands.props, reactDomClient.hydrateRoot);
  shareSiteModules();
  const loading = loadIslands(data, islands.module);
  pinFallbackFont();
  listenToLinks({ navigate, prefetch: prepare }, isHydrated);
  addHydrationTriggers(prepare, data.owner);
  fillNearViewport(prepare);
  const chrome = islandHost.add({ kinds: chromeIslands, onFailure: reportError });
  try {
    const { islands: kinds, slices = [] } = await loading;
    handle.inject(slices);
    await Promise.all([chrome, islandHost.add({ kinds, onFailure: reportIsland(data) })]);
  } catch (error) {
    reportIsland(data)(error);
    await hydrateSite();
  }
  if (!isHydrated()) markHydrated('islands');
  fetchWhenIdle();
}
