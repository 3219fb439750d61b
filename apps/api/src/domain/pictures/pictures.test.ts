import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeTestFolders, testFolder } from '../../testing/content.ts';
import type { PictureFile } from './picture-file.ts';
import { pictureStore } from './picture-store.ts';
import { pictures } from './pictures.ts';
import { RenderQueue } from './render-queue.ts';
import { warmPictures } from './warm.ts';

afterAll(removeTestFolders);

const file: PictureFile = { kind: 'implement', id: 'a', view: 'side', width: 400, format: 'avif' };

/** Draws nothing but the name, so that a test sees which picture it got. */
function setUp(folder = testFolder()) {
  const rendering = jest.fn(async (drawing: { svg: string }) => Buffer.from(drawing.svg));
  const storeFailed = jest.fn();
  const drawing = jest.fn((_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id[0]}`, width: 80, height: 60 },
  );
  const queue = new RenderQueue({ atOnce: 2, waiting: 10 });
  const find = pictures({ store: pictureStore(folder), queue, storeFailed, drawing, rendering });
  return { find, rendering, storeFailed, folder };
}

test('what nobody draws is not there', () => {
  expect(setUp().find({ ...file, id: 'unknown' })).toBeNull();
});

test('demand at the same time renders once', async () => {
  const { find, rendering } = setUp();
  const all = await Promise.all(Array.from({ length: 20 }, () => find(file)?.bytes('wanted')));
  expect(new Set(all.map(String))).toEqual(new Set(['drawing a']));
  expect(rendering).toHaveBeenCalledTimes(1);
});

test('a picture is kept, also for the next process', async () => {
  const { find, folder } = setUp();
  await find(file)?.bytes('wanted');
  const next = setUp(folder);
  expect(String(await next.find(file)?.bytes('wanted'))).toBe('drawing a');
  expect(next.rendering).not.toHaveBeenCalled();
});

test('ids that look the same share one file; other widths and formats do not', async () => {
  const { find, folder } = setUp();
  const etags = await Promise.all(
    [
      file,
      { ...file, id: 'a2' },
      { ...file, width: 800 as const },
      { ...file, format: 'webp' as const },
    ].map(async (one) => {
      await find(one)?.bytes('wanted');
      return find(one)?.etag;
    }),
  );
  expect(new Set(etags).size).toBe(3);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('a failed rendering is not kept: the next demand tries again', async () => {
  const { find, rendering, folder } = setUp();
  rendering.mockRejectedValueOnce(new Error('out of memory'));
  await expect(find(file)?.bytes('wanted')).rejects.toThrow('out of memory');
  expect(readdirSync(folder)).toEqual([]);
  expect(String(await find(file)?.bytes('wanted'))).toBe('drawing a');
});

test('a folder that cannot be used still serves, and says so', async () => {
  const blocked = path.join(testFolder(), 'file');
  writeFileSync(blocked, '');
  const { find, storeFailed } = setUp(blocked);
  expect(String(await find(file)?.bytes('wanted'))).toBe('drawing a');
  // Once for reading, once for writing.
  expect(storeFailed).toHaveBeenCalledTimes(2);
});

test('warming draws icons small and the rest in the widths of pages, and can be stopped', async () => {
  const { find, rendering, folder } = setUp();
  const names = [
    { kind: 'icon', id: 'b', view: 'flat' },
    { kind: 'implement', id: 'a', view: 'side' },
    { kind: 'implement', id: 'unknown', view: 'side' },
  ];
  const running = new AbortController();
  await warmPictures(find, names, running.signal);
  expect(readdirSync(folder)).toHaveLength(6);
  running.abort();
  rendering.mockClear();
  expect(await warmPictures(find, [{ ...file, id: 'c' }], running.signal)).toBe(0);
  expect(rendering).not.toHaveBeenCalled();
});
