import { drawingDigests, drawingHashes } from './drawing-digests.ts';

const name = { kind: 'implement', id: 'a', view: 'side' };

function setUp(most?: number) {
  const drawing = jest.fn((_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id}`, width: 80, height: 60 },
  );
  return { drawing, digestOf: drawingDigests(drawing, most) };
}

test('caches the digest of a picture', () => {
  const { drawing, digestOf } = setUp();
  const digest = digestOf(name);
  expect(digest).toMatch(/^[0-9a-f]{32}$/);
  expect(digestOf({ ...name })).toBe(digest);
  expect(drawing).toHaveBeenCalledTimes(1);
});

test('returns another digest for another drawing and null for an unknown one', () => {
  const { digestOf } = setUp();
  expect(digestOf({ ...name, id: 'b' })).not.toBe(digestOf(name));
  expect(digestOf({ ...name, id: 'unknown' })).toBeNull();
});

test('evicts the oldest digest when the cache is full', () => {
  const { drawing, digestOf } = setUp(2);
  for (const id of ['a', 'b', 'c', 'c', 'a']) digestOf({ ...name, id });
  expect(drawing.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c', 'a']);
});

test('changes the hash of a URL with any view that pages derive from a picture', () => {
  const hashWith = (front: string) =>
    drawingHashes((_kind, _id, view) => ({
      ...{ svg: view === 'front' ? front : view, width: 80, height: 60 },
    }))({ kind: 'tractor', id: 'a', view: 'side' });
  expect(hashWith('before')).toMatch(/^[0-9a-f]{8}$/);
  expect(hashWith('after')).not.toBe(hashWith('before'));
});

test('returns one hash for all derived views and null for an unknown drawing', () => {
  const hashOf = drawingHashes((kind, _id, view) =>
    kind === 'tractor' ? { svg: view, width: 80, height: 60 } : null,
  );
  const side = hashOf({ kind: 'tractor', id: 'a', view: 'side' });
  expect(hashOf({ kind: 'tractor', id: 'a', view: 'field' })).toBe(side);
  expect(hashOf({ kind: 'unknown', id: 'a', view: 'side' })).toBeNull();
});
