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
    pagesOf,
  }: Pick<Visit, 'basename' | 'remotes' | 'inject' | 'pagesOf'>,
  { owner, hydration }: FirstRoutes,
): Router {
  // The router stores the scroll position under the key of the current history entry, so the key must exist first.
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
      if (signal.aborted || patched.has(name)) return;
      inject(listSlices(remote.definition));
      patch(CONTENT_ROUTE, pagesOf(remote));
      patched.add(name);
    },
  });
}

export function hasSettled(router: Router): Promise<boolean> {
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

export function onSamePage(router: Router, basename: string, then: () => void): void {
  router.subscribe(({ navigation, matches }) => {
    if (navigation.state === 'idle') return;
    const next = matchRoutes(router.routes, navigation.location, basename);
    if (next?.at(-1)?.route.id === matches.at(-1)?.route.id) then();
  });
}

export function onFirstMove(router: Router, then: () => void): void {
  const first = router.state.location.key;
  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    if (location.key === first || historyAction === 'REPLACE') return;
    unsubscribe();
    then();
  });
}

/**
 * `popstate` calls `then` as soon as Back or Forward is pressed, before the router has loaded the page. A replaced
 * query that preserves the scroll position does not count.
 */
export function onEachMove(router: Router, then: () => void): () => void {
  let { key } = router.state.location;
  const unsubscribe = router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location.key === key) return;
    key = location.key;
    if (historyAction !== 'REPLACE' || !preventScrollReset) then();
  });
  window.addEventListener('popstate', then);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', then);
  };
}

function reviveErrors(errors: NonNullable<PageData['hydration']>['errors']) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new RouteErrorResponse(status, statusText, data),
    ]),
  );
}
