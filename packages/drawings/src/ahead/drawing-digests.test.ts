import { drawingDigests } from './drawing-digests.ts';

const name = { kind: 'implement', id: 'a', view: 'side' };

function setUp(most?: number) {
  const drawing = jest.fn((_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id}`, width: 80, height: 60 },
  );
  return { drawing, digestOf: drawingDigests(drawing, most) };
}

test('a picture that is asked for again is not drawn again', () => {
  const { drawing, digestOf } = setUp();
  const digest = digestOf(name);
  expect(digest).toMatch(/^[0-9a-f]{32}$/);
  expect(digestOf({ ...name })).toBe(digest);
  expect(drawing).toHaveBeenCalledTimes(1);
});

test('another drawing has another digest, and what nobody draws has none', () => {
  const { digestOf } = setUp();
  expect(digestOf({ ...name, id: 'b' })).not.toBe(digestOf(name));
  expect(digestOf({ ...name, id: 'unknown' })).toBeNull();
});

test('the oldest makes room: memory has an end, addresses have none', () => {
  const { drawing, digestOf } = setUp(2);
  for (const id of ['a', 'b', 'c', 'c', 'a']) digestOf({ ...name, id });
  expect(drawing.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c', 'a']);
});
