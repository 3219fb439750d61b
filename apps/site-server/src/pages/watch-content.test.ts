import { type ChangedTags, watchContent } from './watch-content.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('polls for changes since the last revision and ignores failed requests', async () => {
  const answers = [
    () => Response.json({ data: { revision: 7, changed: null } }),
    () => new Response('busy', { status: 503 }),
    () => Response.json({ data: { revision: 7, changed: [] } }),
    () => Response.json({ data: { revision: 8, changed: ['tractors', 'one'] } }),
    // An earlier API returns only the number.
    () => Response.json({ data: { revision: 9 } }),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift()?.() ?? Promise.reject(new Error('down')));
  const seen: [ChangedTags, boolean][] = [];
  const content = watchContent('http://api', (...args) => seen.push(args));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(seen).toEqual([
    [null, true],
    [['tractors', 'one'], false],
    [null, false],
  ]);
  expect(fetched.mock.calls.slice(0, 5).map(([address]) => String(address))).toEqual([
    'http://api/api/v1/content-revision',
    ...[7, 7, 7, 8].map((since) => `http://api/api/v1/content-revision?since=${since}`),
  ]);
  content.stop();
  const count = fetched.mock.calls.length;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(fetched.mock.calls.length).toBe(count);
});
