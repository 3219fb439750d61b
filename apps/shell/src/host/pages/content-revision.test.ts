import { watchContent } from './content-revision.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it is asked for again and again; what cannot be read changes nothing', async () => {
  const answers = [
    () => Response.json({ data: { revision: 7 } }),
    () => new Response('busy', { status: 503 }),
    () => Response.json({ data: { revision: 8 } }),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift()?.() ?? Promise.reject(new Error('down')));
  const content = watchContent('http://api');
  const seen: number[] = [];
  for (let look = 0; look < 4; look += 1) {
    await jest.advanceTimersByTimeAsync(5000);
    seen.push(content.current());
  }
  expect(seen).toEqual([7, 8, 8, 8]);
  expect(String(fetched.mock.calls[0]?.[0])).toBe('http://api/api/v1/content-revision');
  content.stop();
  const count = fetched.mock.calls.length;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(fetched.mock.calls.length).toBe(count);
});
