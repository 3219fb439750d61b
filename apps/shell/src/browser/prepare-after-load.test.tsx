import { prepareAfterLoad } from './prepare-after-load.ts';

const prepareNextPages = jest.fn(async () => undefined);
jest.mock('./prepare-next-pages.ts', () => ({ prepareNextPages: () => prepareNextPages() }));

const settle = () => new Promise((done) => setTimeout(done));

test('the page itself loads first; a lost connection ends the preparation', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  prepareNextPages.mockRejectedValueOnce(new Error('no connection'));
  prepareAfterLoad();
  await settle();
  expect(prepareNextPages).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(prepareNextPages).toHaveBeenCalledTimes(1);
  prepareAfterLoad();
  await settle();
  expect(prepareNextPages).toHaveBeenCalledTimes(2);
});
