import { splitAddress } from '@tractor-haat/i18n';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  slicesOf,
} from '@tractor-haat/platform/shell';
import type { PageData } from '../site/page-data.ts';
import { CONTENT_ROUTE } from '../site/site-routes.tsx';
import { reviveErrors } from './revive-errors.ts';
import type { Visit } from './visit.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** What the router begins with. */
interface FirstRoutes {
  /** The remote whose pages are among the routes from the start. */
  readonly owner?: string | undefined;
  /** The server's data; without it the router fetches its own. */
  readonly hydration?: PageData['hydration'] | undefined;
}

/** The router of this visit: it brings the pages of a remote when its first address is met. */
export function makeRouter(
  routes: RouteObject[],
  {
    basename,
    remotes,
    inject,
    pagesOf,
  }: Pick<Visit, 'basename' | 'remotes' | 'inject' | 'pagesOf'>,
  { owner, hydration }: FirstRoutes,
): Router {
  const patched = new Set(owner ? [owner] : []);
  return createBrowserRouter(routes, {
    basename,
    ...(hydration
      ? { hydrationData: { ...hydration, errors: reviveErrors(hydration.errors) } }
      : {}),
    async patchRoutesOnNavigation({ path: wanted, patch, signal }) {
      const name = await remotes.owner(splitAddress(wanted).path);
      if (!name || patched.has(name)) return;
      const remote = await remotes.load(name);
      // Given up meanwhile: the router takes no pages now, and asks anew the next time. Another one may have brought them.
      if (signal.aborted || patched.has(name)) return;
      inject(slicesOf(remote.definition));
      patch(CONTENT_ROUTE, pagesOf(remote));
      patched.add(name);
    },
  });
}

/** Resolves when a router that began without data has its own; false when that failed. */
export function hasSettled(router: Router): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return false;
      resolve(router.state.errors === null);
      return true;
    };
    if (look()) return;
    const end = router.subscribe(() => {
      if (look()) end();
    });
  });
}

/** Calls back when a navigation begins that keeps the page and changes what it shows. */
export function onSamePage(router: Router, basename: string, then: () => void): void {
  router.subscribe(({ navigation, matches }) => {
    if (navigation.state === 'idle') return;
    const next = matchRoutes(router.routes, navigation.location, basename);
    if (next?.at(-1)?.route.id === matches.at(-1)?.route.id) then();
  });
}

/**
 * Calls back once, when the visitor leaves the first page or changes what it shows: from then on places on a page
 * are gone back to. An address that is only rewritten is no move.
 */
export function onFirstMove(router: Router, then: () => void): void {
  const first = router.state.location.key;
  const end = router.subscribe(({ location, historyAction }) => {
    if (location.key === first || historyAction === 'REPLACE') return;
    end();
    then();
  });
}
