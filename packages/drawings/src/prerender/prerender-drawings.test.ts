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

const createRequest = (id: string, more: Partial<DrawingRequest> = {}): DrawingRequest => ({
  ...{ kind: 'implement', id, view: 'side', width: 400, format: 'avif' },
  ...more,
});

/** Ids with the same first letter have the same drawing. The rendered bytes are the text of the drawing. */
function setUp(folder = testFolder()) {
  const rendering = jest.fn(async ({ svg }: { svg: string }) => Buffer.from(svg));
  const drawing = (_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id[0]}`, width: 80, height: 60 };
  return { folder, rendering, options: { folder, rendering, drawing, atOnce: 2 }, drawing };
}

test('renders each different drawing once, and nothing again in a later run', async () => {
  const { options, rendering, folder } = setUp();
  const all = [
    createRequest('a'),
    createRequest('a2'),
    createRequest('a', { width: 800 }),
    createRequest('b'),
  ];
  expect(await prerenderDrawings(all, options)).toEqual({ drawn: 3, existing: 1, failed: [] });
  expect(readdirSync(folder)).toHaveLength(3);
  rendering.mockClear();
  expect(await prerenderDrawings(all, options)).toEqual({ drawn: 0, existing: 4, failed: [] });
  expect(rendering).not.toHaveBeenCalled();
});

test('renders the other pictures if one fails, and the failed one in the next run', async () => {
  const { options, rendering, folder } = setUp();
  let isFull = true;
  // Two pictures are rendered at once, and either may be the first.
  rendering.mockImplementation(async ({ svg }) => {
    if (!isFull || svg !== 'drawing a') return Buffer.from(svg);
    isFull = false;
    throw new Error('out of memory');
  });
  const all = [createRequest('a'), createRequest('unknown'), createRequest('b')];
  const { drawn, failed } = await prerenderDrawings(all, options);
  expect(drawn).toBe(1);
  expect(failed.map((failure) => failure.request.id).sort()).toEqual(['a', 'unknown']);
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await prerenderDrawings(all, options)).drawn).toBe(1);
});

test('rejects if the folder of the drawings cannot be written', async () => {
  const blocked = path.join(testFolder(), 'file');
  writeFileSync(blocked, '');
  const { options } = setUp(blocked);
  await expect(prerenderDrawings([createRequest('a')], options)).rejects.toThrow();
});

test('starts pictures in order, at most two at once, and none after the abort', async () => {
  const { options } = setUp();
  const abortController = new AbortController();
  const started: string[] = [];
  let busy = 0;
  const rendering = async ({ svg }: { svg: string }) => {
    busy += 1;
    expect(busy).toBeLessThanOrEqual(2);
    started.push(svg.slice(-1));
    await new Promise((resolve) => setImmediate(resolve));
    if (started.length === 4) abortController.abort();
    busy -= 1;
    return Buffer.from(svg);
  };
  const all = [...'abcdefgh'].map((id) => createRequest(id));
  const { drawn } = await prerenderDrawings(all, {
    ...options,
    rendering,
    signal: abortController.signal,
  });
  // Sorted, because either of two running pictures may begin to render first.
  expect(started.sort().join('')).toMatch(/^abcde?$/);
  expect(drawn).toBe(started.length);
});

test('removeOldDrawings deletes old files without a picture and leaves recent files', async () => {
  const { options, folder, drawing } = setUp();
  await prerenderDrawings([createRequest('a'), createRequest('b'), createRequest('c')], options);
  const old = new Date('2026-01-01');
  for (const file of readdirSync(folder)) utimesSync(path.join(folder, file), old, old);
  await prerenderDrawings([createRequest('d')], options);
  const before = new Date('2026-02-01');
  expect(await removeOldDrawings([createRequest('a')], folder, before, drawing)).toBe(2);
  expect(readdirSync(folder)).toHaveLength(2);
});
