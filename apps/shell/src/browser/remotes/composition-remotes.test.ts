import type { RoutedRemote } from '../../app/page-data.ts';
import { createCompositionRemotes } from './composition-remotes.ts';
import { ATTEMPT_TIMEOUT_MS } from './import-with-retry.ts';

const createRemote = (name: string, version: string, routes: string[]): RoutedRemote => ({
  name,
  version,
  base: `/r/${name}/${version}/`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  routes,
});

const media = createRemote('media', '2', ['/videos/:slug']);
const finance = createRemote('finance', '5', ['/loans']);

const createResponse = (status = 200, fetchedMedia = media) =>
  Response.json({ digest: 'abc', remotes: [fetchedMedia, finance] }, { status });

const fetchMock = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => createResponse());
});
afterEach(() => {
  jest.useRealTimers();
});

/** Remotes of a page that contains only `media`. */
const createPageRemotes = () => createCompositionRemotes({ digest: 'abc', remotes: [media] });

test('fetches the composition once for all remotes that the page does not contain', async () => {
  const remotes = createPageRemotes();
  const [first, second] = await Promise.all([remotes.find('finance'), remotes.find('finance')]);
  expect(first).toEqual(finance);
  expect(second).toBe(first);
  expect(await remotes.find('unknown')).toBeUndefined();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledWith('/_composition/abc.json', expect.anything());
});

test('finds the remote that owns a path', async () => {
  const remotes = createPageRemotes();
  expect((await remotes.owner('/loans'))?.name).toBe('finance');
  expect((await remotes.owner('/videos/tractor'))?.name).toBe('media');
  expect(await remotes.owner('/nowhere')).toBeUndefined();
});

test('keeps the version of the page data after the composition was fetched', async () => {
  fetchMock.mockResolvedValue(createResponse(200, { ...media, version: '3' }));
  const remotes = createPageRemotes();
  await remotes.find('finance');
  expect((await remotes.find('media'))?.version).toBe('2');
});

test('requests the composition again after an error response', async () => {
  fetchMock.mockResolvedValueOnce(createResponse(503));
  expect(await createPageRemotes().find('finance')).toEqual(finance);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('rejects after two failed requests and requests again on the next use', async () => {
  const remotes = createPageRemotes();
  fetchMock.mockResolvedValueOnce(createResponse(503)).mockResolvedValueOnce(createResponse(502));
  await expect(remotes.owner('/loans')).rejects.toThrow('The composition answered 502');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect((await remotes.owner('/loans'))?.name).toBe('finance');
});

test('gives up on a hanging server after two timeouts', async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const rejected = jest.fn();
  createPageRemotes().find('finance').catch(rejected);
  await jest.advanceTimersByTimeAsync(2 * ATTEMPT_TIMEOUT_MS - 1);
  expect(rejected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(rejected).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
});
