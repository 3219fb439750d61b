import type { HydratedSite } from '../hydrate-page.tsx';
import { createNavigate } from './create-navigate.ts';

const target = (hash: string) => new URL(`/hi/tractors?page=2${hash}`, location.href);

/** Navigation on a page that is hydrated whole when `arrive` is called, and fails with `fail`. */
function setUp() {
  const router = { navigate: jest.fn() };
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const whole = new Promise<Pick<HydratedSite, 'router'>>((resolve, reject) => {
    arrive = () => resolve({ router } as never);
    fail = () => reject(new Error('No code'));
  });
  return { router, navigate: createNavigate(() => whole, String), arrive, fail };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom follows fragments only.
  history.replaceState(null, '', '/hi/tractors?page=2');
});
afterEach(() => jest.useRealTimers());

test('the router navigates once the page is hydrated', async () => {
  const { router, navigate, arrive } = setUp();
  navigate(target('#top'), true);
  await jest.advanceTimersByTimeAsync(2999);
  arrive();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(router.navigate.mock.calls).toEqual([
    ['/tractors?page=2#top', { preventScrollReset: true, replace: false }],
  ]);
  expect(location.hash).toBe('');
});

test('a link to the current page adds no history entry', async () => {
  const { router, navigate, arrive } = setUp();
  navigate(target(''));
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(router.navigate.mock.calls).toEqual([
    ['/tractors?page=2', { preventScrollReset: false, replace: true }],
  ]);
});

test('the browser instead of the router navigates after three seconds', async () => {
  const { router, navigate, arrive } = setUp();
  navigate(target('#top'));
  await jest.advanceTimersByTimeAsync(3000);
  expect(location.hash).toBe('#top');
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('a later click replaces the previous one', async () => {
  const { navigate } = setUp();
  navigate(target('#first'));
  await jest.advanceTimersByTimeAsync(2000);
  navigate(target('#second'));
  await jest.advanceTimersByTimeAsync(2999);
  expect(location.hash).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(location.hash).toBe('#second');
});

test('the browser navigates at once without code', async () => {
  const { navigate, fail } = setUp();
  navigate(target('#top'));
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe('#top');
});

test('the page stays when offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { navigate } = setUp();
  navigate(target('#top'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(location.hash).toBe('');
});
