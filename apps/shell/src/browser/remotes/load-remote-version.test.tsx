import federationPlugin from '@tractor-haat/platform/federation';
import type { FederationInstance } from './create-federation.ts';
import { FileFailure } from './file-failure.ts';
import { loadRemoteVersion } from './load-remote-version.ts';
import { RemoteFailure } from './remote-failure.ts';

const definition = { routes: [], messages: {} };

const ENTRY_URL = 'http://localhost/r/media/2/remoteEntry.js';

const createVersion = (version: string) => ({
  version,
  base: `/r/media/${version}/`,
  entry: 'remoteEntry.js',
  integrity: `sha384-${version}`,
});

/** Creates a federation whose remotes export the module that `loadModule` returns, or fail with its error. */
function createFederation(loadModule: () => { default?: unknown } | null) {
  const registerRemotes = jest.fn();
  const federation: FederationInstance = { registerRemotes, loadRemote: async () => loadModule() };
  return { federation, registerRemotes };
}

/** Loads a version and returns the globals that its code finds. */
async function readGlobals(name: string, version: string) {
  let globals: unknown[] = [];
  const { federation } = createFederation(() => {
    globals = [name, `webpackChunk${name}`].map((global) => Reflect.get(globalThis, global));
    return { default: definition };
  });
  await loadRemoteVersion(federation, name, createVersion(version));
  return globals;
}

const setGlobals = (name: string) =>
  Object.assign(globalThis, { [name]: 'container', [`webpackChunk${name}`]: 'chunks' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('registers each version as a remote with an absolute entry URL', async () => {
  const { federation, registerRemotes } = createFederation(() => ({ default: definition }));
  expect(await loadRemoteVersion(federation, 'media', createVersion('2'))).toEqual({
    name: 'media',
    version: '2',
    definition,
  });
  expect(registerRemotes).toHaveBeenCalledWith([
    { name: 'media~2', entry: ENTRY_URL, entryGlobalName: 'media', type: 'global' },
  ]);
});

test('loads the entry with the integrity of its version', async () => {
  const { federation } = createFederation(() => ({ default: definition }));
  await loadRemoteVersion(federation, 'media', createVersion('2'));
  const created = federationPlugin().createScript({ url: ENTRY_URL });
  expect(created?.script.integrity).toBe('sha384-2');
});

test('keeps the globals of a container that the page loaded before', async () => {
  setGlobals('finance');
  expect(await readGlobals('finance', '1')).toEqual(['container', 'chunks']);
});

test('keeps the globals when the same version is loaded again', async () => {
  await readGlobals('reviews', '1');
  setGlobals('reviews');
  expect(await readGlobals('reviews', '1')).toEqual(['container', 'chunks']);
});

test('clears the globals before it loads another version', async () => {
  await readGlobals('sell', '2');
  setGlobals('sell');
  expect(await readGlobals('sell', '1')).toEqual([undefined, undefined]);
});

test.each([
  ['is missing', null],
  ['has no default export', {}],
  ['exports null', { default: null }],
  ['exports a text', { default: 'definition' }],
  ['has no routes', { default: { messages: {} } }],
  ['has routes that are no list', { default: { routes: {}, messages: {} } }],
  ['has no messages', { default: { routes: [] } }],
])('rejects with TH-202 if the module %s', async (_, module) => {
  const { federation } = createFederation(() => module);
  const error = await loadRemoteVersion(federation, 'media', createVersion('2')).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RemoteFailure);
  expect(error).toMatchObject({
    remote: 'media',
    version: '2',
    details: { phase: 'load', code: 'TH-202' },
  });
});

test.each([
  ['entry', undefined],
  ['entry', ENTRY_URL],
  ['file', 'http://localhost/r/media/2/chunk.js'],
])('reports phase "%s" if the failed file is %s', async (phase, request) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  const { federation } = createFederation(() => {
    throw Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError', request });
  });
  await expect(loadRemoteVersion(federation, 'media', createVersion('2'))).rejects.toMatchObject({
    name: 'RemoteFailure',
    message: `media@2 failed (TH-103, ${phase})`,
    details: { phase, code: 'TH-103' },
    cause: expect.any(FileFailure),
  });
});

test('reports an error of the code as TH-201 with the error as its cause', async () => {
  const cause = new Error('x is undefined');
  const { federation } = createFederation(() => {
    throw cause;
  });
  await expect(loadRemoteVersion(federation, 'media', createVersion('2'))).rejects.toMatchObject({
    details: { phase: 'load', code: 'TH-201' },
    cause,
  });
});
