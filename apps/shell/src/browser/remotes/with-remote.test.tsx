import { FileFailure } from './file-failure.ts';
import type { LoadedRemote } from './load-remote-version.ts';
import { type RemoteLoader, withRemote } from './remote-loader.ts';

const createRemote = (version: string): LoadedRemote => ({
  name: 'media',
  version,
  definition: { routes: [], messages: {} },
});
const live = createRemote('2');
const previous = createRemote('1');

const loadPrevious = jest.fn<Promise<LoadedRemote>, Parameters<RemoteLoader['loadPrevious']>>();
const remotes: RemoteLoader = {
  load: async () => live,
  loadPrevious,
  abandon: async () => false,
  owner: async () => undefined,
};

beforeEach(() => {
  loadPrevious.mockReset().mockResolvedValue(previous);
});

/** Returns a callback that throws `error` for the live version and returns any other version. */
const useVersion =
  (error: unknown) =>
  async ({ version }: LoadedRemote) => {
    if (version === live.version) throw error;
    return version;
  };

test('returns the result of the live version', async () => {
  expect(await withRemote(remotes, 'media', async ({ version }) => version)).toBe('2');
  expect(loadPrevious).not.toHaveBeenCalled();
});

test.each([
  ['a missing file', new FileFailure('TH-103', '/x.js'), { phase: 'file', code: 'TH-103' }],
  ['an error of the code', new Error('x is undefined'), { phase: 'load', code: 'TH-201' }],
])('uses the previous version after %s', async (_, error, details) => {
  expect(await withRemote(remotes, 'media', useVersion(error))).toBe('1');
  expect(loadPrevious).toHaveBeenCalledWith(live, details, error);
});

test('rejects if the previous version cannot be loaded', async () => {
  loadPrevious.mockRejectedValue(new Error('no previous version'));
  await expect(withRemote(remotes, 'media', useVersion(new Error('broken')))).rejects.toThrow(
    'no previous version',
  );
});
