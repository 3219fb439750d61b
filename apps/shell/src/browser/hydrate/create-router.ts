import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  createBrowserRouter,
  listSlices,
  matchRoutes,
  RouteErrorResponse,
  type RouteObject,
} from '@tractor-haat/platform/shell';
import { CONTENT_ROUTE } from '../../app/create-site-routes.tsx';
import type { PageData } from '../../app/page-data.ts';
import {
  ensureEntryKey,
  onHidden,
  saveScrollPosition,
} from '../navigation/save-scroll-position.ts';
import type { Visit } from './visit.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

interface FirstRoutes {
  readonly owner?: string | undefined;
  readonly hydration?: PageData['hydration'] | undefined;
}

export function createRouter(
  routes: RouteObject[],
  {
    basename,
    remotes,
    inject,
    toRoutes,
  }: Pick<Visit, 'basename' | 'remotes' | 'inject' | 'toRoutes'>,
  { owner, hydration }: FirstRoutes,
): Router {
  // The router stores the scroll position under the key of the current history entry, so the key must exist first.
  ensureEntryKey();
  const patchedRemotes = new Set(owner ? [owner] : []);
  return createBrowserRouter(routes, {
    basename,
    ...(hydration
      ? { hydrationData: { ...hydration, errors: reviveErrors(hydration.errors) } }
      : {}),
    async patchRoutesOnNavigation({ path: target, patch, signal }) {
      const name = await remotes.owner(parseLocalizedPath(target).path);
      if (!name || patchedRemotes.has(name)) return;
      const remote = await remotes.load(name);
      if (signal.aborted || patchedRemotes.has(name)) return;
      inject(listSlices(remote.definition));
      patch(CONTENT_ROUTE, toRoutes(remote));
      patchedRemotes.add(name);
    },
  });
}

/** Resolves to true if the first page of the router has loaded without an error. */
export function waitUntilSettled(router: Router): Promise<boolean> {
  return new Promise((resolve) => {
    const checkSettled = () => {
      if (!router.state.initialized) return false;
      resolve(router.state.errors === null);
      return true;
    };
    if (checkSettled()) return;
    const unsubscribe = router.subscribe(() => {
      if (checkSettled()) unsubscribe();
    });
  });
}

/** The router itself stores positions only on `pagehide`, and not at all if storage is blocked. */
export function saveScrollPositions(router: Router): void {
  const save = () => saveScrollPosition(router.state.location.key);
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') save();
  });
  onHidden(save);
}

/** Calls `callback` when a navigation to another URL of the same route begins. */
export function onSamePage(router: Router, basename: string, callback: () => void): void {
  router.subscribe(({ navigation, matches }) => {
    if (navigation.state === 'idle') return;
    const next = matchRoutes(router.routes, navigation.location, basename);
    if (next?.at(-1)?.route.id === matches.at(-1)?.route.id) callback();
  });
}

/** Calls `callback` once, when the first page is left. */
export function onFirstMove(router: Router, callback: () => void): void {
  const firstKey = router.state.location.key;
  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    if (location.key === firstKey || historyAction === 'REPLACE') return;
    unsubscribe();
    callback();
  });
}

/**
 * Calls `callback` on each navigation. On Back and Forward, `popstate` calls it before the router has loaded the page.
 * Replacing the URL with `preventScrollReset` does not count as a navigation.
 */
export function onEachMove(router: Router, callback: () => void): () => void {
  let { key } = router.state.location;
  const unsubscribe = router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location.key === key) return;
    key = location.key;
    if (historyAction !== 'REPLACE' || !preventScrollReset) callback();
  });
  window.addEventListener('popstate', callback);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', callback);
  };
}

/** The router recognizes error responses by their class, which JSON loses. */
function reviveErrors(errors: NonNullable<PageData['hydration']>['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
