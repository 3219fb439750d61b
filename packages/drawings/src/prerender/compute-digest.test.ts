import { createDigestFinder, createHashFinder } from './compute-digest.ts';

const name = { kind: 'implement', id: 'a', view: 'side' };

function setUp(maxCached?: number) {
  const draw = jest.fn((_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id}`, width: 80, height: 60 },
  );
  return { draw, findDigest: createDigestFinder(draw, maxCached) };
}

test('draws a picture once to compute its digest', () => {
  const { draw, findDigest } = setUp();
  const digest = findDigest(name);
  expect(digest).toMatch(/^[0-9a-f]{32}$/);
  expect(findDigest({ ...name })).toBe(digest);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('computes different digests for different drawings', () => {
  const { findDigest } = setUp();
  expect(findDigest({ ...name, id: 'b' })).not.toBe(findDigest(name));
});

test('returns null instead of the digest of an unknown drawing', () => {
  const { findDigest } = setUp();
  expect(findDigest({ ...name, id: 'unknown' })).toBeNull();
});

test('removes the oldest digest if the cache is full', () => {
  const { draw, findDigest } = setUp(2);
  for (const id of ['a', 'b', 'c', 'c', 'a']) findDigest({ ...name, id });
  expect(draw.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c', 'a']);
});

test('the hash of a picture changes with another view that shares the hash', () => {
  const computeHashWithFront = (front: string) => {
    const findHash = createHashFinder((_kind, _id, view) => ({
      svg: view === 'front' ? front : view,
      width: 80,
      height: 60,
    }));
    return findHash({ kind: 'tractor', id: 'a', view: 'side' });
  };
  expect(computeHashWithFront('before')).toMatch(/^[0-9a-f]{8}$/);
  expect(computeHashWithFront('after')).not.toBe(computeHashWithFront('before'));
});

test('the views of a tractor have the same hash', () => {
  const findHash = createHashFinder((_kind, _id, view) => ({ svg: view, width: 80, height: 60 }));
  const sideHash = findHash({ kind: 'tractor', id: 'a', view: 'side' });
  expect(findHash({ kind: 'tractor', id: 'a', view: 'field' })).toBe(sideHash);
});

test('an unknown drawing has no hash', () => {
  const findHash = createHashFinder(() => null);
  expect(findHash({ kind: 'unknown', id: 'a', view: 'side' })).toBeNull();
});
