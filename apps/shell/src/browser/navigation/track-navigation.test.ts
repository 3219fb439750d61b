import { reloadDocument, trackNavigation } from './track-navigation.ts';

const documentLocation = { assign: jest.fn(), reload: jest.fn() };

beforeEach(() => jest.clearAllMocks());

test('loads the target of a pending navigation instead of the current URL', async () => {
  let finishNavigation: () => void = () => undefined;
  const navigation = trackNavigation(
    '/hi/tyres?brand=mrf',
    new Promise<void>((resolve) => {
      finishNavigation = resolve;
    }),
  );
  reloadDocument(documentLocation);
  expect(documentLocation.assign.mock.calls).toEqual([['/hi/tyres?brand=mrf']]);
  finishNavigation();
  await navigation;
  reloadDocument(documentLocation);
  expect(documentLocation.reload).toHaveBeenCalledTimes(1);
  expect(documentLocation.assign).toHaveBeenCalledTimes(1);
});

test('reloads the current URL after a failed navigation', async () => {
  await expect(trackNavigation('/tyres', Promise.reject(new Error('no code')))).rejects.toThrow();
  reloadDocument(documentLocation);
  expect(documentLocation.reload).toHaveBeenCalledTimes(1);
});
