import type { BrowserRemote } from '../../app/page-data.ts';
import type { FederationInstance } from './create-federation.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { createRemoteLoader } from './remote-loader.ts';

const definition = { routes: [], messages: {} };

const createVersion = (name: string) => ({
  version: name,
  base: `/r/media/${name}/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
});

const media: BrowserRemote = { name: 'media', ...createVersion('2') };
const mediaWithPrevious: BrowserRemote = { ...media, previous: createVersion('1') };

/** Creates a loader. `errors` maps versions to the errors that they throw while loading. */
function createLoader(remote: BrowserRemote, errors: Record<string, Error> = {}) {
  const loadedVersions: string[] = [];
  const reported: string[] = [];
  const federation: FederationInstance = {
    registerRemotes: () => undefined,
    async loadRemote(id) {
      const [, loadedVersion = ''] = /~(.*)\/remote$/.exec(id) ?? [];
      loadedVersions.push(loadedVersion);
      if (errors[loadedVersion]) throw errors[loadedVersion];
      return { default: definition };
    },
  };
  const loader = createRemoteLoader(
    federation,
    { digest: 'd', remotes: [remote] },
    (failed: RemoteFailure) => reported.push(`${failed.version} ${failed.details.code}`),
  );
  return { loader, loadedVersions, reported, errors };
}

const createError = () => new Error('broken on purpose');
const expectFailure = (code: string) =>
  expect.objectContaining({ details: expect.objectContaining({ code }) });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('loads the live version once', async () => {
  const { loader, loadedVersions, reported } = createLoader(mediaWithPrevious);
  const [first, second] = await Promise.all([loader.load('media'), loader.load('media')]);
  expect(first).toEqual({ name: 'media', version: '2', definition });
  expect(second).toBe(first);
  expect([loadedVersions, reported]).toEqual([['2'], []]);
});

test('falls back to the previous version for the rest of the visit', async () => {
  const { loader, loadedVersions, reported } = createLoader(mediaWithPrevious, {
    2: createError(),
  });
  expect((await loader.load('media')).version).toBe('1');
  expect((await loader.load('media')).version).toBe('1');
  expect([loadedVersions, reported]).toEqual([['2', '1'], ['2 TH-201']]);
});

test('stops loading a version for 30 seconds after three failures', async () => {
  const { loader, loadedVersions, errors } = createLoader(media, { 2: createError() });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(loader.load('media')).rejects.toEqual(expectFailure('TH-201'));
    expect(loadedVersions).toHaveLength(Math.min(attempt, 3));
  }
  delete errors[2];
  jest.advanceTimersByTime(29_999);
  await expect(loader.load('media')).rejects.toEqual(expectFailure('TH-201'));
  jest.advanceTimersByTime(1);
  expect((await loader.load('media')).version).toBe('2');
});

test('counts no offline failure against a version', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const missing = Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError' });
  const { loader, errors } = createLoader(media, { 2: missing });
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(loader.load('media')).rejects.toEqual(expectFailure('TH-101'));
  delete errors[2];
  expect((await loader.load('media')).version).toBe('2');
});

test('skips a version that the server reports as broken', async () => {
  const { loader, loadedVersions } = createLoader({ ...media, fault: 'TH-203' });
  const details = { phase: 'load', code: 'TH-203' };
  await expect(loader.load('media')).rejects.toMatchObject({ version: '2', details });
  expect(loadedVersions).toEqual([]);
});

test('replaces a version that fails later with the previous one and reports it once', async () => {
  const { loader, reported } = createLoader(mediaWithPrevious);
  const remote = await loader.load('media');
  const details = { phase: 'render', code: 'TH-301' } as const;
  expect((await loader.loadPrevious(remote, details, createError())).version).toBe('1');
  // Another page of the same version fails later.
  expect((await loader.loadPrevious(remote, details, createError())).version).toBe('1');
  expect(reported).toEqual(['2 TH-301']);
});

test('offers a reload after a render failure only if there is a previous version', async () => {
  for (const [remote, hasPrevious] of [
    [mediaWithPrevious, true],
    [media, false],
  ] as const) {
    sessionStorage.clear();
    const { loader } = createLoader(remote);
    expect(await loader.abandon(await loader.load('media'), createError())).toBe(hasPrevious);
    // A new loader simulates the reload.
    expect((await createLoader(remote).loader.load('media')).version).toBe(hasPrevious ? '1' : '2');
  }
});

test('reports a render failure with the version that failed', async () => {
  const { loader, reported } = createLoader(media);
  await loader.abandon(await loader.load('media'), createError());
  expect(reported).toEqual(['2 TH-301']);
});

test('does not load the failed version again after an offline failure', async () => {
  const { loader, loadedVersions } = createLoader(mediaWithPrevious);
  const remote = await loader.load('media');
  const details = { phase: 'file', code: 'TH-101' } as const;
  expect((await loader.loadPrevious(remote, details, createError())).version).toBe('1');
  expect(loadedVersions).toEqual(['2', '1']);
});

test('rejects with the failure of the live version if there is no previous version', async () => {
  const { loader, loadedVersions } = createLoader(media);
  const remote = await loader.load('media');
  const details = { phase: 'file', code: 'TH-103' } as const;
  await expect(loader.loadPrevious(remote, details, createError())).rejects.toMatchObject({
    version: '2',
    details,
  });
  expect(loadedVersions).toEqual(['2']);
});

test('tries the previous version again after it failed to load', async () => {
  const { loader, errors, reported } = createLoader(mediaWithPrevious, { 1: createError() });
  const remote = await loader.load('media');
  const details = { phase: 'render', code: 'TH-301' } as const;
  await expect(loader.loadPrevious(remote, details, createError())).rejects.toEqual(
    expectFailure('TH-201'),
  );
  delete errors[1];
  expect((await loader.loadPrevious(remote, details, createError())).version).toBe('1');
  expect(reported).toEqual(['2 TH-301', '1 TH-201']);
});

test('rethrows an error that is no failure of the remote and does not report it', async () => {
  const { loader, reported } = createLoader({ ...media, base: 'https://[' });
  await expect(loader.load('media')).rejects.toThrow('Invalid URL');
  expect(reported).toEqual([]);
});

test('loads a remote that only the fetched composition contains', async () => {
  const finance = { name: 'finance', ...createVersion('5'), routes: ['/loans'] };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ digest: 'd', remotes: [finance] }));
  const { loader } = createLoader(media);
  expect(await loader.owner('/loans')).toBe('finance');
  expect(await loader.owner('/nowhere')).toBeUndefined();
  expect((await loader.load('finance')).version).toBe('5');
  await expect(loader.load('unknown')).rejects.toThrow('There is no remote unknown');
});
