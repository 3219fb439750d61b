import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DrawingRequest, prerenderDrawings, removeOldDrawings } from './prerender-drawings.ts';

const folders: string[] = [];
function testFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const pictureOf = (id: string, more: Partial<DrawingRequest> = {}): DrawingRequest => ({
  ...{ kind: 'implement', id, view: 'side', width: 400, format: 'avif' },
  ...more,
});

/** Ids that begin with the same letter look the same; a drawing's text stands for its pixels. */
function setUp(folder = testFolder()) {
  const rendering = jest.fn(async ({ svg }: { svg: string }) => Buffer.from(svg));
  const drawing = (_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id[0]}`, width: 80, height: 60 };
  return { folder, rendering, options: { folder, rendering, drawing, atOnce: 2 }, drawing };
}

test('renders an existing picture neither in the same nor in a later run', async () => {
  const { options, rendering, folder } = setUp();
  const all = [pictureOf('a'), pictureOf('a2'), pictureOf('a', { width: 800 }), pictureOf('b')];
  expect(await prerenderDrawings(all, options)).toEqual({ drawn: 3, existing: 1, failed: [] });
  expect(readdirSync(folder)).toHaveLength(3);
  rendering.mockClear();
  expect(await prerenderDrawings(all, options)).toEqual({ drawn: 0, existing: 4, failed: [] });
  expect(rendering).not.toHaveBeenCalled();
});

test('renders the other pictures after one fails, and retries it in the next run', async () => {
  const { options, rendering, folder } = setUp();
  let isFull = true;
  // Two are drawn at once, in no order.
  rendering.mockImplementation(async ({ svg }) => {
    if (!isFull || svg !== 'drawing a') return Buffer.from(svg);
    isFull = false;
    throw new Error('out of memory');
  });
  const all = [pictureOf('a'), pictureOf('unknown'), pictureOf('b')];
  const { drawn, failed } = await prerenderDrawings(all, options);
  expect(drawn).toBe(1);
  expect(failed.map((one) => one.request.id).sort()).toEqual(['a', 'unknown']);
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await prerenderDrawings(all, options)).drawn).toBe(1);
});

test('rejects when the folder cannot be written', async () => {
  const blocked = path.join(testFolder(), 'file');
  writeFileSync(blocked, '');
  const { options } = setUp(blocked);
  await expect(prerenderDrawings([pictureOf('a')], options)).rejects.toThrow();
});

test('renders in order within the concurrency limit, and nothing after the abort', async () => {
  const { options } = setUp();
  const ending = new AbortController();
  const begun: string[] = [];
  let busy = 0;
  const rendering = async ({ svg }: { svg: string }) => {
    busy += 1;
    expect(busy).toBeLessThanOrEqual(2);
    begun.push(svg.slice(-1));
    await new Promise((resolve) => setImmediate(resolve));
    if (begun.length === 4) ending.abort();
    busy -= 1;
    return Buffer.from(svg);
  };
  const all = [...'abcdefgh'].map((id) => pictureOf(id));
  const { drawn } = await prerenderDrawings(all, { ...options, rendering, signal: ending.signal });
  // Sorted: of two that are busy, the disk may answer for the second one first.
  expect(begun.sort().join('')).toMatch(/^abcde?$/);
  expect(drawn).toBe(begun.length);
});

test('deletes old unreferenced files and leaves recent ones', async () => {
  const { options, folder, drawing } = setUp();
  await prerenderDrawings([pictureOf('a'), pictureOf('b'), pictureOf('c')], options);
  const old = new Date('2026-01-01');
  for (const file of readdirSync(folder)) utimesSync(path.join(folder, file), old, old);
  await prerenderDrawings([pictureOf('d')], options);
  const before = new Date('2026-02-01');
  expect(await removeOldDrawings([pictureOf('a')], folder, before, drawing)).toBe(2);
  expect(readdirSync(folder)).toHaveLength(2);
});
