import { makeStore } from '@tractor-haat/platform/island';
import { afterHydration } from './after-hydration.ts';

const prepareNextPages = jest.fn(async () => undefined);
jest.mock('./prepare-next-pages.ts', () => ({ prepareNextPages: () => prepareNextPages() }));

// Waits one turn of the event loop, in which the import resolves.
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('loads the files of the current page before optional files of the next page', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  afterHydration(makeStore().store);
  await turn();
  expect(prepareNextPages).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await turn();
  expect(prepareNextPages).toHaveBeenCalledTimes(1);
});

test('runs at once on a loaded page', async () => {
  prepareNextPages.mockClear();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  afterHydration(makeStore().store);
  await turn();
  expect(prepareNextPages).toHaveBeenCalledTimes(1);
});

test('ignores a network error', async () => {
  const failed = jest.fn();
  process.on('unhandledRejection', failed);
  prepareNextPages.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  afterHydration(makeStore().store);
  await turn();
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
