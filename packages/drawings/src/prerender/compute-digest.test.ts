import { createDigestFinder, createHashFinder } from './compute-digest.ts';

const name = { kind: 'implement', id: 'a', view: 'side' };

function setUp(most?: number) {
  const drawing = jest.fn((_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id}`, width: 80, height: 60 },
  );
  return { drawing, computeDigest: createDigestFinder(drawing, most) };
}

test('draws a picture once to compute its digest', () => {
  const { drawing, computeDigest } = setUp();
  const digest = computeDigest(name);
  expect(digest).toMatch(/^[0-9a-f]{32}$/);
  expect(computeDigest({ ...name })).toBe(digest);
  expect(drawing).toHaveBeenCalledTimes(1);
});

test('computes different digests for different drawings, and null for an unknown drawing', () => {
  const { computeDigest } = setUp();
  expect(computeDigest({ ...name, id: 'b' })).not.toBe(computeDigest(name));
  expect(computeDigest({ ...name, id: 'unknown' })).toBeNull();
});

test('removes the oldest digest if the cache is full', () => {
  const { drawing, computeDigest } = setUp(2);
  for (const id of ['a', 'b', 'c', 'c', 'a']) computeDigest({ ...name, id });
  expect(drawing.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c', 'a']);
});

test('the hash of a picture changes with any view that pages derive from it', () => {
  const computeHashWithFront = (front: string) =>
    createHashFinder((_kind, _id, view) => ({
      ...{ svg: view === 'front' ? front : view, width: 80, height: 60 },
    }))({ kind: 'tractor', id: 'a', view: 'side' });
  expect(computeHashWithFront('before')).toMatch(/^[0-9a-f]{8}$/);
  expect(computeHashWithFront('after')).not.toBe(computeHashWithFront('before'));
});

test('all derived views of a picture have the same hash, and an unknown drawing has none', () => {
  const computeHash = createHashFinder((kind, _id, view) =>
    kind === 'tractor' ? { svg: view, width: 80, height: 60 } : null,
  );
  const side = computeHash({ kind: 'tractor', id: 'a', view: 'side' });
  expect(computeHash({ kind: 'tractor', id: 'a', view: 'field' })).toBe(side);
  expect(computeHash({ kind: 'unknown', id: 'a', view: 'side' })).toBeNull();
});
