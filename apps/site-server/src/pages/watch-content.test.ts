import { type ChangedTags, watchContent } from './watch-content.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('polls for changes since the last revision until it is stopped, and ignores failed requests', async () => {
  const responses = [
    () => Response.json({ data: { revision: 7, changed: null } }),
    () => new Response('busy', { status: 503 }),
    () => Response.json({ data: { revision: 7, changed: [] } }),
    () => Response.json({ data: { revision: 8, changed: ['tractors', 'one'] } }),
    // An earlier API returns only the number.
    () => Response.json({ data: { revision: 9 } }),
  ];
  const fetchMock = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => responses.shift()?.() ?? Promise.reject(new Error('down')));
  const changes: [ChangedTags, boolean][] = [];
  const content = watchContent('http://api', (...args) => changes.push(args));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(changes).toEqual([
    [null, true],
    [['tractors', 'one'], false],
    [null, false],
  ]);
  expect(fetchMock.mock.calls.slice(0, 5).map(([address]) => String(address))).toEqual([
    'http://api/api/v1/content-revision',
    ...[7, 7, 7, 8].map((since) => `http://api/api/v1/content-revision?since=${since}`),
  ]);
  content.stop();
  const count = fetchMock.mock.calls.length;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(fetchMock.mock.calls.length).toBe(count);
});
