import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  createBrowserRouter,
  listSlices,
  matchRoutes,
  RouteErrorResponse,
  type RouteObject,
} from '@tractor-haat/platform/shell';
import { CONTENT_ROUTE } from '../app/create-site-routes.tsx';
import type { PageData } from '../app/page-data.ts';
import { ensureEntryKey, onHidden, saveScrollPosition } from './save-scroll-position.ts';
import type { Visit } from './visit.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Initial routes of the router. */
interface FirstRoutes {
  /** Remote whose pages are among the initial routes. */
  readonly owner?: string | undefined;
  /** Loader data from the server; without it the router loads its own. */
  readonly hydration?: PageData['hydration'] | undefined;
}

/** Creates the router; it loads a remote's pages at the first URL of that remote. */
export function createRouter(
  routes: RouteObject[],
  {
    basename,
    remotes,
    inject,
    pagesOf,
  }: Pick<Visit, 'basename' | 'remotes' | 'inject' | 'pagesOf'>,
  { owner, hydration }: FirstRoutes,
): Router {
  // Before the router reads the key: it stores this entry's scroll position under it.
  ensureEntryKey();
  const patched = new Set(owner ? [owner] : []);
  return createBrowserRouter(routes, {
    basename,
    ...(hydration
      ? { hydrationData: { ...hydration, errors: reviveErrors(hydration.errors) } }
      : {}),
    async patchRoutesOnNavigation({ path: target, patch, signal }) {
      const name = await remotes.owner(parseLocalizedPath(target).path);
      if (!name || patched.has(name)) return;
      const remote = await remotes.load(name);
      // An aborted navigation must not add routes, and another one may have added them.
      if (signal.aborted || patched.has(name)) return;
      inject(listSlices(remote.definition));
      patch(CONTENT_ROUTE, pagesOf(remote));
      patched.add(name);
    },
  });
}

/** Resolves when a router without initial data has loaded it; false on failure. */
export function hasSettled(router: Router): Promise<boolean> {
  return new Promise((resolve) => {
    const checkSettled = () => {
      if (!router.state.initialized) return false;
      resolve(router.state.errors === null);
      return true;
    };
    if (checkSettled()) return;
    const end = router.subscribe(() => {
      if (checkSettled()) end();
    });
  });
}

/**
 * Stores the position of the visible page when a navigation starts or the tab is hidden. The router itself stores
 * positions only on `pagehide`, and not at all where storage is blocked.
 */
export function saveScrollPositions(router: Router): void {
  const save = () => saveScrollPosition(router.state.location.key);
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') save();
  });
  onHidden(save);
}

/** Calls `then` when a navigation starts that keeps the pathname. */
export function onSamePage(router: Router, basename: string, then: () => void): void {
  router.subscribe(({ navigation, matches }) => {
    if (navigation.state === 'idle') return;
    const next = matchRoutes(router.routes, navigation.location, basename);
    if (next?.at(-1)?.route.id === matches.at(-1)?.route.id) then();
  });
}

/**
 * Calls `then` once, on the first navigation that leaves or changes the page, from which scroll
 * positions can be restored. A replaced URL does not count.
 */
export function onFirstMove(router: Router, then: () => void): void {
  const first = router.state.location.key;
  const end = router.subscribe(({ location, historyAction }) => {
    if (location.key === first || historyAction === 'REPLACE') return;
    end();
    then();
  });
}

/**
 * Calls `then` on each navigation, and as soon as Back or Forward is pressed. A page that replaces
 * its own query keeps the scroll position and does not count. Returns the unsubscribe function.
 */
export function onEachMove(router: Router, then: () => void): () => void {
  let { key } = router.state.location;
  const end = router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location.key === key) return;
    key = location.key;
    if (historyAction !== 'REPLACE' || !preventScrollReset) then();
  });
  window.addEventListener('popstate', then);
  return () => {
    end();
    window.removeEventListener('popstate', then);
  };
}

/** Restores the router's errors from their serialised form. */
function reviveErrors(errors: NonNullable<PageData['hydration']>['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
