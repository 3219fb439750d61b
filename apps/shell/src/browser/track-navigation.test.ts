import { reloadDocument, trackNavigation } from './track-navigation.ts';

const place = { assign: jest.fn(), reload: jest.fn() };

beforeEach(() => jest.clearAllMocks());

test('a document that reloads during a navigation loads its target', async () => {
  let arrive: () => void = () => undefined;
  const way = trackNavigation(
    '/hi/tyres?brand=mrf',
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  reloadDocument(place);
  expect(place.assign.mock.calls).toEqual([['/hi/tyres?brand=mrf']]);
  arrive();
  await way;
  reloadDocument(place);
  expect(place.reload).toHaveBeenCalledTimes(1);
  expect(place.assign).toHaveBeenCalledTimes(1);
});

test('forgets the target of a failed navigation', async () => {
  await expect(trackNavigation('/tyres', Promise.reject(new Error('no code')))).rejects.toThrow();
  reloadDocument(place);
  expect(place.reload).toHaveBeenCalledTimes(1);
});
