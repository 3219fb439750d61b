import { fireEvent } from '@testing-library/react';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { CONTENT_ROUTE } from '../../app/create-site-routes.tsx';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import {
  createRouter,
  onEachMove,
  onFirstMove,
  onSamePage,
  saveScrollPositions,
} from './create-router.ts';

const remotes = { owner: async () => undefined } as unknown as RemoteLoader;

const createVisit = (basename: string) => ({
  basename,
  remotes,
  inject: () => undefined,
  toRoutes: () => [],
});

const routes: RouteObject[] = [
  { id: 'tractor', path: '/tractor/:slug/:id', element: <p>tractor</p> },
  { id: 'tractors', path: '/tractors', element: <p>tractors</p> },
];

test('onSamePage notifies of a new query and of another page of the same route', async () => {
  history.replaceState(null, '', '/hi/tractor/a/1');
  const visit = createVisit('/hi');
  const router = createRouter(routes, visit, {});
  const listener = jest.fn();
  onSamePage(router, '/hi', listener);
  await router.navigate('/tractor/a/1?reviews=worst');
  expect(listener).toHaveBeenCalledTimes(1);
  await router.navigate('/tractor/b/2');
  expect(listener).toHaveBeenCalledTimes(2);
  await router.navigate('/tractors');
  expect(listener).toHaveBeenCalledTimes(2);
  router.dispose();
});

test('reuses the key of a history entry after a reload', () => {
  history.replaceState(null, '', '/tractors');
  const visit = createVisit('/');
  const first = createRouter(routes, visit, {});
  const { key } = first.state.location;
  expect(history.state.key).toBe(key);
  first.dispose();
  const reloaded = createRouter(routes, visit, {});
  expect(reloaded.state.location.key).toBe(key);
  reloaded.dispose();
});

test('onFirstMove notifies once when the first page is left, not when its URL is replaced', async () => {
  history.replaceState(null, '', '/tractors');
  const visit = createVisit('/');
  const router = createRouter(routes, visit, {});
  const listener = jest.fn();
  onFirstMove(router, listener);
  await router.navigate('/tractors?price=5', { replace: true });
  expect(listener).not.toHaveBeenCalled();
  await router.navigate('/tractor/a/1');
  await router.navigate('/tractors');
  expect(listener).toHaveBeenCalledTimes(1);
  router.dispose();
});

test('onEachMove notifies of links, redirects and Back, but not of a replaced query', async () => {
  history.replaceState(null, '', '/tractors');
  const visit = createVisit('/');
  const router = createRouter(routes, visit, {});
  const listener = jest.fn();
  const unsubscribe = onEachMove(router, listener);
  await router.navigate('?price=5', { replace: true, preventScrollReset: true });
  expect(listener).not.toHaveBeenCalled();
  await router.navigate('/tractor/a/1');
  expect(listener).toHaveBeenCalledTimes(1);
  await router.navigate('/tractors', { replace: true });
  expect(listener).toHaveBeenCalledTimes(2);
  fireEvent.popState(window);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  await router.navigate('/tractor/b/2');
  fireEvent.popState(window);
  expect(listener).toHaveBeenCalledTimes(3);
  router.dispose();
});

test('stores the scroll position in the history entry that a link leaves', async () => {
  history.replaceState(null, '', '/tractors');
  const visit = createVisit('/');
  const loadedRoutes = routes.map((route) => ({ ...route, loader: () => null }));
  const router = createRouter(loadedRoutes as RouteObject[], visit, {
    hydration: { loaderData: {}, errors: null },
  });
  saveScrollPositions(router);
  const { key } = router.state.location;
  const pushState = jest.spyOn(history, 'pushState');
  let stateWhenLeft: unknown;
  pushState.mockImplementationOnce(() => {
    stateWhenLeft = history.state;
  });
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true, writable: true });
  await router.navigate('/tractor/a/1');
  expect(stateWhenLeft).toMatchObject({ key, top: 900 });
  pushState.mockRestore();
  router.dispose();
});

test('adds the routes of a remote after an aborted first navigation to it', async () => {
  history.replaceState(null, '', '/tractors');
  let finishLoading: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const slowRemotes = {
    owner: async (path: string) => (path === '/clips' ? 'media' : undefined),
    load: async () => {
      await loading;
      return { definition: { routes: [] } };
    },
  } as unknown as RemoteLoader;
  const siteRoutes: RouteObject[] = [{ id: CONTENT_ROUTE, children: routes }];
  const toRoutes = () => [{ id: 'clips', path: '/clips', element: <p>clips</p> }];
  const router = createRouter(
    siteRoutes,
    { basename: '/', remotes: slowRemotes, inject: () => undefined, toRoutes },
    {},
  );
  const abortedNavigation = router.navigate('/clips');
  await router.navigate('/tractor/a/1');
  finishLoading();
  await abortedNavigation;
  await router.navigate('/clips');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual([CONTENT_ROUTE, 'clips']);
  router.dispose();
});
