import { loadAnew, rememberWhile } from './going-on.ts';

const place = { assign: jest.fn(), reload: jest.fn() };

beforeEach(() => jest.clearAllMocks());

test('a document that is loaded anew on the way somewhere leads there', async () => {
  let arrive: () => void = () => undefined;
  const way = rememberWhile(
    '/hi/tyres?brand=mrf',
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  loadAnew(place);
  expect(place.assign.mock.calls).toEqual([['/hi/tyres?brand=mrf']]);
  arrive();
  await way;
  loadAnew(place);
  expect(place.reload).toHaveBeenCalledTimes(1);
  expect(place.assign).toHaveBeenCalledTimes(1);
});

test('a way that led nowhere is forgotten', async () => {
  await expect(rememberWhile('/tyres', Promise.reject(new Error('no code')))).rejects.toThrow();
  loadAnew(place);
  expect(place.reload).toHaveBeenCalledTimes(1);
});
