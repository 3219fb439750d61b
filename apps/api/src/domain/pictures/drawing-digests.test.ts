import { drawingDigests } from './drawing-digests.ts';
import type { PictureFile } from './picture-file.ts';

const file: PictureFile = { kind: 'implement', id: 'a', view: 'side', width: 400, format: 'avif' };

function setUp(kept?: number) {
  const drawing = jest.fn((_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id}`, width: 80, height: 60 },
  );
  return { drawing, digestOf: drawingDigests(drawing, kept) };
}

test('all widths and formats of a picture need one drawing', () => {
  const { drawing, digestOf } = setUp();
  const digest = digestOf(file);
  expect(digest).toMatch(/^[0-9a-f]{32}$/);
  expect(digestOf({ ...file, width: 800, format: 'webp' })).toBe(digest);
  expect(drawing).toHaveBeenCalledTimes(1);
});

test('another drawing has another digest, and what nobody draws has none', () => {
  const { digestOf } = setUp();
  expect(digestOf({ ...file, id: 'b' })).not.toBe(digestOf(file));
  expect(digestOf({ ...file, id: 'unknown' })).toBeNull();
});

test('the oldest makes room: memory has an end, addresses have none', () => {
  const { drawing, digestOf } = setUp(2);
  for (const id of ['a', 'b', 'c', 'c', 'a']) digestOf({ ...file, id });
  expect(drawing.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c', 'a']);
});
