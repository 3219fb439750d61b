import type { HydratedSite } from '../hydrate/hydrate-page.tsx';
import { createNavigate } from './create-navigate.ts';

const createTarget = (hash: string) => new URL(`/hi/tractors?page=2${hash}`, location.href);

/** Creates `navigate` for a page whose hydration is pending until the test finishes it or lets it fail. */
function createPendingNavigation() {
  const router = { navigate: jest.fn() };
  let finishHydration: () => void = () => undefined;
  let failHydration: () => void = () => undefined;
  const hydration = new Promise<Pick<HydratedSite, 'router'>>((resolve, reject) => {
    finishHydration = () => resolve({ router } as never);
    failHydration = () => reject(new Error('No code'));
  });
  return {
    router,
    navigate: createNavigate(() => hydration, String),
    finishHydration,
    failHydration,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom navigates only to fragments.
  history.replaceState(null, '', '/hi/tractors?page=2');
});
afterEach(() => jest.useRealTimers());

test('navigates with the router once the page is hydrated', async () => {
  const { router, navigate, finishHydration } = createPendingNavigation();
  navigate(createTarget('#top'), true);
  await jest.advanceTimersByTimeAsync(2999);
  finishHydration();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(router.navigate.mock.calls).toEqual([
    ['/tractors?page=2#top', { preventScrollReset: true, replace: false }],
  ]);
  expect(location.hash).toBe('');
});

test('replaces the history entry for a link to the current page', async () => {
  const { router, navigate, finishHydration } = createPendingNavigation();
  navigate(createTarget(''));
  finishHydration();
  await jest.advanceTimersByTimeAsync(0);
  expect(router.navigate.mock.calls).toEqual([
    ['/tractors?page=2', { preventScrollReset: false, replace: true }],
  ]);
});

test('navigates with the browser after three seconds without hydration', async () => {
  const { router, navigate, finishHydration } = createPendingNavigation();
  navigate(createTarget('#top'));
  await jest.advanceTimersByTimeAsync(3000);
  expect(location.hash).toBe('#top');
  finishHydration();
  await jest.advanceTimersByTimeAsync(0);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('navigates only to the target of the latest click', async () => {
  const { navigate } = createPendingNavigation();
  navigate(createTarget('#first'));
  await jest.advanceTimersByTimeAsync(2000);
  navigate(createTarget('#second'));
  await jest.advanceTimersByTimeAsync(2999);
  expect(location.hash).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(location.hash).toBe('#second');
});

test('navigates with the browser at once if the code fails to load', async () => {
  const { navigate, failHydration } = createPendingNavigation();
  navigate(createTarget('#top'));
  failHydration();
  await jest.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe('#top');
});

test('stays on the page when offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { navigate } = createPendingNavigation();
  navigate(createTarget('#top'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(location.hash).toBe('');
});
