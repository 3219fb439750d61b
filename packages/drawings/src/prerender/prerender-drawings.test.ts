import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DrawingRequest, prerenderDrawings, removeOldDrawings } from './prerender-drawings.ts';

const folders: string[] = [];
function createTestFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const createRequest = (id: string, changes: Partial<DrawingRequest> = {}): DrawingRequest => ({
  kind: 'implement',
  id,
  view: 'side',
  width: 400,
  format: 'avif',
  ...changes,
});

/** Ids with the same first letter have the same drawing. The rendered bytes are the text of the drawing. */
function setUp(folder = createTestFolder()) {
  const render = jest.fn(async ({ svg }: { svg: string }) => Buffer.from(svg));
  const draw = (_kind: string, id: string) =>
    id === 'unknown' ? null : { svg: `drawing ${id[0]}`, width: 80, height: 60 };
  return { folder, render, draw, options: { folder, render, draw, atOnce: 2 } };
}

test('renders equal drawings once, and nothing in a second run', async () => {
  const { options, render, folder } = setUp();
  const requests = [
    createRequest('a'),
    createRequest('a2'),
    createRequest('a', { width: 800 }),
    createRequest('b'),
  ];
  expect(await prerenderDrawings(requests, options)).toEqual({ drawn: 3, existing: 1, failed: [] });
  expect(readdirSync(folder)).toHaveLength(3);
  render.mockClear();
  expect(await prerenderDrawings(requests, options)).toEqual({ drawn: 0, existing: 4, failed: [] });
  expect(render).not.toHaveBeenCalled();
});

test('continues after a picture that fails, and renders it in the next run', async () => {
  const { options, render, folder } = setUp();
  let isMemoryFull = true;
  // Two pictures are rendered at once, and either may be the first.
  render.mockImplementation(async ({ svg }) => {
    if (!isMemoryFull || svg !== 'drawing a') return Buffer.from(svg);
    isMemoryFull = false;
    throw new Error('out of memory');
  });
  const requests = [createRequest('a'), createRequest('unknown'), createRequest('b')];
  const { drawn, failed } = await prerenderDrawings(requests, options);
  expect(drawn).toBe(1);
  expect(failed.map((failure) => failure.request.id).sort()).toEqual(['a', 'unknown']);
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await prerenderDrawings(requests, options)).drawn).toBe(1);
});

test('rejects if the folder of the drawings cannot be written', async () => {
  const blocked = path.join(createTestFolder(), 'file');
  writeFileSync(blocked, '');
  const { options } = setUp(blocked);
  await expect(prerenderDrawings([createRequest('a')], options)).rejects.toThrow();
});

test('renders at most two pictures at once', async () => {
  const { folder, options } = setUp();
  const twoRunning = new EventEmitter();
  const areTwoRunning = once(twoRunning, 'reached');
  const finished = new AbortController();
  let running = 0;
  let maxRunning = 0;
  const render = async ({ svg }: { svg: string }) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    if (running === 2) twoRunning.emit('reached');
    if (!finished.signal.aborted) await once(finished.signal, 'abort');
    running -= 1;
    return Buffer.from(svg);
  };
  const requests = [...'abcdefgh'].map((id) => createRequest(id));
  const result = prerenderDrawings(requests, { ...options, render });
  await areTwoRunning;
  // A third picture would start after one read of the folder.
  for (const _ of requests) await stat(folder);
  expect(running).toBe(2);
  finished.abort();
  await result;
  expect(maxRunning).toBe(2);
});

test('renders pictures in order until the abort', async () => {
  const { options } = setUp();
  const abortController = new AbortController();
  const started: string[] = [];
  const render = async ({ svg }: { svg: string }) => {
    started.push(svg.slice(-1));
    await new Promise((resolve) => setImmediate(resolve));
    if (started.length === 4) abortController.abort();
    return Buffer.from(svg);
  };
  const requests = [...'abcdefgh'].map((id) => createRequest(id));
  const { signal } = abortController;
  const { drawn } = await prerenderDrawings(requests, { ...options, render, signal });
  // Sorted, because either of two running pictures may begin to render first.
  expect(started.sort().join('')).toMatch(/^abcde?$/);
  expect(drawn).toBe(started.length);
});

test('removeOldDrawings deletes only old files without a picture', async () => {
  const { options, folder, draw } = setUp();
  await prerenderDrawings([createRequest('a'), createRequest('b'), createRequest('c')], options);
  const old = new Date('2026-01-01');
  for (const file of readdirSync(folder)) utimesSync(path.join(folder, file), old, old);
  await prerenderDrawings([createRequest('d')], options);
  const before = new Date('2026-02-01');
  expect(await removeOldDrawings([createRequest('a')], folder, before, draw)).toBe(2);
  expect(readdirSync(folder)).toHaveLength(2);
});
