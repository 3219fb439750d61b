import { diagnoseFile } from './import-with-retry.ts';

const FILE = '/r/media/2/chunk.js';
const TIMEOUT_MS = 4000;

const fetchMock = jest.spyOn(globalThis, 'fetch');
beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('reports a server that does not answer within the limit as TH-104', async () => {
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const settled = jest.fn();
  diagnoseFile(FILE, TIMEOUT_MS).then(settled);
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('TH-104');
});

test.each([
  ['an abort without a reason', 'TH-104', new DOMException('aborted', 'AbortError')],
  ['a connection that breaks', 'TH-102', new DOMException('broken', 'NetworkError')],
  ['an unreachable server', 'TH-102', new TypeError('Failed to fetch')],
])('reports %s as %s', async (_, code, error) => {
  fetchMock.mockRejectedValue(error);
  expect(await diagnoseFile(FILE, TIMEOUT_MS)).toBe(code);
});

test('reports a download that breaks off after the headers as TH-102', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('broken')) });
  fetchMock.mockResolvedValue(new Response(body, { headers: { 'content-type': 'text/css' } }));
  expect(await diagnoseFile(FILE, TIMEOUT_MS)).toBe('TH-102');
});

test('reports a response without a content type as TH-105', async () => {
  fetchMock.mockResolvedValue(new Response(new Uint8Array([1])));
  expect(await diagnoseFile(FILE, TIMEOUT_MS)).toBe('TH-105');
});
