import { ApiError } from './api-error.ts';
import { getJson, postJson } from './get-json.ts';

const base = 'http://api.test';
let fetchMock: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  jest.restoreAllMocks();
});

function answers(status: number, body: unknown) {
  fetchMock.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
}

/** Mocks a `fetch` that ends only when its signal aborts. */
function hangs() {
  fetchMock.mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${error}`);
  return error;
}

test('GET sends the query and returns the parsed response', async () => {
  answers(200, { data: [1] });
  expect(await getJson('/api/x', { page: 2 }, { base })).toEqual({ data: [1] });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('http://api.test/api/x?page=2');
});

test('POST sends JSON', async () => {
  answers(200, { success: true });
  expect(await postJson('/api/x', { mobile: '9' }, { base })).toEqual({ success: true });
  const init = fetchMock.mock.calls[0]?.[1];
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"mobile":"9"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('POST returns a message for a 404', async () => {
  answers(404, { success: false, message: 'no such thing', code: 'NOT_FOUND' });
  expect(await postJson('/api/x', {}, { base })).toEqual({
    data: null,
    message: 'Resource not found',
  });
});

test('GET throws for a 404', async () => {
  answers(404, { success: false, message: 'no such type', code: 'NOT_FOUND' });
  expect((await failure(getJson('/api/x', {}, { base }))).status).toBe(404);
});

test.each([400, 422, 429, 500, 503])('POST throws the body of a %i', async (status) => {
  const body = { success: false, message: 'You can only submit one enquiry within 24 hours.' };
  answers(status, body);
  const error = await failure(postJson('/api/x', {}, { base }));
  expect(error).toMatchObject({ status, body, message: body.message, isNetworkError: false });
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [500, ''],
  [200, 'not json'],
  [500, [1]],
])('a %i whose body is not from the API counts as a network error', async (status, body) => {
  answers(status, body);
  const error = await failure(postJson('/api/x', {}, { base }));
  expect(error).toMatchObject({ status, body: null, isNetworkError: true });
});

test.each([getJson, postJson])(
  'success: false is a failure even with status 200 (%p)',
  async (call) => {
    const body = { success: false, message: 'None today.', data: [] };
    answers(200, body);
    const error = await failure(call('/api/x', {}, { base }));
    expect(error).toMatchObject({ status: 200, body, isNetworkError: false });
  },
);

test('a failed connection is a network error with status 0 and its cause', async () => {
  const cause = new TypeError('fetch failed');
  fetchMock.mockRejectedValue(cause);
  const error = await failure(getJson('/api/x', {}, { base }));
  expect(error).toMatchObject({ status: 0, body: null, isNetworkError: true, cause });
});

test('a truncated response is a network error', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
  fetchMock.mockResolvedValue(new Response(body, { status: 200 }));
  expect((await failure(getJson('/api/x', {}, { base }))).status).toBe(0);
});

test('on the server a request times out after 2 seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  hangs();
  const call = failure(getJson('/api/x', {}, { base }));
  limit.abort(new DOMException('too slow', 'TimeoutError'));
  expect(await call).toMatchObject({ status: 0, isNetworkError: true });
  expect(timeout).toHaveBeenCalledWith(2000);
});

test('an abort by the caller is rethrown before the timeout', async () => {
  hangs();
  const caller = new AbortController();
  const call = getJson('/api/x', {}, { base, signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

describe('in the browser', () => {
  const LIMIT_MS = 15_000;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { window: {} });
  });
  afterEach(() => jest.useRealTimers());

  test.each([getJson, postJson])(
    'a call without a response fails after 15 seconds',
    async (call) => {
      // A dead line does not react to the abort either.
      fetchMock.mockReturnValue(new Promise(() => undefined));
      let error: unknown;
      call('/api/x', {}, { base }).catch((thrown) => {
        error = thrown;
      });
      await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
      expect(error).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(error).toMatchObject({ status: 0, isNetworkError: true, isTimeout: true });
      expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    },
  );

  test('a response may take longer than 15 seconds while bytes arrive', async () => {
    const { readable, writable } = new TransformStream();
    const stream = writable.getWriter();
    fetchMock.mockResolvedValue(new Response(readable));
    const call = getJson('/api/x', {}, { base });
    for (const part of ['{"data"', ':', '[1]', '}']) {
      await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
      await stream.write(new TextEncoder().encode(part));
    }
    await jest.advanceTimersByTimeAsync(1);
    await stream.close();
    expect(await call).toEqual({ data: [1] });
  });

  test('a stalled response fails 15 seconds after its last byte', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data"')),
    });
    fetchMock.mockResolvedValue(new Response(body));
    const call = failure(getJson('/api/x', {}, { base }));
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await call).toMatchObject({ status: 0, isTimeout: true });
  });

  test('an abort by the caller is rethrown and is no timeout', async () => {
    hangs();
    const caller = new AbortController();
    const call = getJson('/api/x', {}, { base, signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('a finished call is not aborted later', async () => {
    answers(200, {});
    const call = getJson('/api/x', {}, { base });
    await jest.advanceTimersByTimeAsync(1);
    await call;
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  });
});
