import { makeStore } from '@tractor-haat/platform/island';
import { startAfterHydration } from './start-after-hydration.ts';

const prepareNextPages = jest.fn(async () => undefined);
jest.mock('./prepare-next-pages.ts', () => ({ prepareNextPages: () => prepareNextPages() }));

beforeEach(() => {
  prepareNextPages.mockClear();
});

// The dynamic import resolves within one task.
const waitOneTask = () => new Promise((resolve) => setTimeout(resolve));

test('prepares the next pages only after the load event', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startAfterHydration(makeStore().store);
  await waitOneTask();
  expect(prepareNextPages).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await waitOneTask();
  expect(prepareNextPages).toHaveBeenCalledTimes(1);
});

test('prepares the next pages at once on a loaded page', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  startAfterHydration(makeStore().store);
  await waitOneTask();
  expect(prepareNextPages).toHaveBeenCalledTimes(1);
});

test('ignores a network error while it prepares the next pages', async () => {
  const onRejection = jest.fn();
  process.on('unhandledRejection', onRejection);
  prepareNextPages.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  startAfterHydration(makeStore().store);
  await waitOneTask();
  process.off('unhandledRejection', onRejection);
  expect(prepareNextPages).toHaveBeenCalledTimes(1);
  expect(onRejection).not.toHaveBeenCalled();
});
