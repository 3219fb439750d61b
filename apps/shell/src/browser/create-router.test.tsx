import { fireEvent } from '@testing-library/react';
import type { RouteObject } from '@tractor-haat/platform/shell';
import { CONTENT_ROUTE } from '../app/create-site-routes.tsx';
import {
  createRouter,
  onEachMove,
  onFirstMove,
  onSamePage,
  saveScrollPositions,
} from './create-router.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';

const remotes = { owner: async () => undefined } as unknown as RemoteLoader;

const routes: RouteObject[] = [
  { id: 'tractor', path: '/tractor/:slug/:id', element: <p>tractor</p> },
  { id: 'tractors', path: '/tractors', element: <p>tractors</p> },
];

test('notifies of query changes and of another page of the same kind', async () => {
  history.replaceState(null, '', '/hi/tractor/a/1');
  const visit = { basename: '/hi', remotes, inject: () => undefined, pagesOf: () => [] };
  const router = createRouter(routes, visit, {});
  const then = jest.fn();
  onSamePage(router, '/hi', then);
  await router.navigate('/tractor/a/1?reviews=worst');
  expect(then).toHaveBeenCalledTimes(1);
  await router.navigate('/tractor/b/2');
  expect(then).toHaveBeenCalledTimes(2);
  await router.navigate('/tractors');
  expect(then).toHaveBeenCalledTimes(2);
  router.dispose();
});

test('keeps the key of the first entry in each document of the entry', () => {
  history.replaceState(null, '', '/tractors');
  const visit = { basename: '/', remotes, inject: () => undefined, pagesOf: () => [] };
  const first = createRouter(routes, visit, {});
  const { key } = first.state.location;
  expect(history.state.key).toBe(key);
  first.dispose();
  const reloaded = createRouter(routes, visit, {});
  expect(reloaded.state.location.key).toBe(key);
  reloaded.dispose();
});

test('notifies once when the first page is left; a rewritten URL is no navigation', async () => {
  history.replaceState(null, '', '/tractors');
  const visit = { basename: '/', remotes, inject: () => undefined, pagesOf: () => [] };
  const router = createRouter(routes, visit, {});
  const then = jest.fn();
  onFirstMove(router, then);
  await router.navigate('/tractors?price=5', { replace: true });
  expect(then).not.toHaveBeenCalled();
  await router.navigate('/tractor/a/1');
  await router.navigate('/tractors');
  expect(then).toHaveBeenCalledTimes(1);
  router.dispose();
});

test('notifies of links, redirects and Back, but not of a replaced query', async () => {
  history.replaceState(null, '', '/tractors');
  const visit = { basename: '/', remotes, inject: () => undefined, pagesOf: () => [] };
  const router = createRouter(routes, visit, {});
  const then = jest.fn();
  const end = onEachMove(router, then);
  await router.navigate('?price=5', { replace: true, preventScrollReset: true });
  expect(then).not.toHaveBeenCalled();
  await router.navigate('/tractor/a/1');
  expect(then).toHaveBeenCalledTimes(1);
  await router.navigate('/tractors', { replace: true });
  expect(then).toHaveBeenCalledTimes(2);
  fireEvent.popState(window);
  expect(then).toHaveBeenCalledTimes(3);
  end();
  await router.navigate('/tractor/b/2');
  fireEvent.popState(window);
  expect(then).toHaveBeenCalledTimes(3);
  router.dispose();
});

test('stores the position of the page that a link leaves in its history entry', async () => {
  history.replaceState(null, '', '/tractors');
  const visit = { basename: '/', remotes, inject: () => undefined, pagesOf: () => [] };
  const loaded = routes.map((route) => ({ ...route, loader: () => null }));
  const router = createRouter(loaded as RouteObject[], visit, {
    hydration: { loaderData: {}, errors: null },
  });
  saveScrollPositions(router);
  const { key } = router.state.location;
  const pushState = jest.spyOn(history, 'pushState');
  let left: unknown;
  pushState.mockImplementationOnce(() => {
    left = history.state;
  });
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true, writable: true });
  await router.navigate('/tractor/a/1');
  expect(left).toMatchObject({ key, top: 900 });
  pushState.mockRestore();
  router.dispose();
});

test('retries the pages of a remote that timed out on a slow connection', async () => {
  history.replaceState(null, '', '/tractors');
  let bring: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const remotes = {
    owner: async (path: string) => (path === '/clips' ? 'media' : undefined),
    load: async () => {
      await slow;
      return { definition: { routes: [] } };
    },
  } as unknown as RemoteLoader;
  const content: RouteObject[] = [{ id: CONTENT_ROUTE, children: routes }];
  const pagesOf = () => [{ id: 'clips', path: '/clips', element: <p>clips</p> }];
  const router = createRouter(
    content,
    { basename: '/', remotes, inject: () => undefined, pagesOf },
    {},
  );
  const first = router.navigate('/clips');
  await router.navigate('/tractor/a/1');
  bring();
  await first;
  await router.navigate('/clips');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual([CONTENT_ROUTE, 'clips']);
  router.dispose();
});
