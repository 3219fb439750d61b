import { ApiError } from './api-error.ts';
import { getJson, postJson } from './get-json.ts';

const base = 'http://api.test';
const CALLS = [
  ['getJson', getJson],
  ['postJson', postJson],
] as const;
let fetchMock: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  jest.restoreAllMocks();
});

function mockResponse(status: number, body: unknown) {
  fetchMock.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
}

/** Mocks a request that ends only when its signal aborts. */
function mockPendingRequest() {
  fetchMock.mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${error}`);
  return error;
}

test('getJson sends the query and returns the parsed response', async () => {
  mockResponse(200, { data: [1] });
  expect(await getJson('/api/x', { page: 2 }, { base })).toEqual({ data: [1] });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('http://api.test/api/x?page=2');
});

test('postJson sends the body as JSON', async () => {
  mockResponse(200, { success: true });
  expect(await postJson('/api/x', { mobile: '9' }, { base })).toEqual({ success: true });
  const init = fetchMock.mock.calls[0]?.[1];
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"mobile":"9"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('postJson returns null and the message "Resource not found" for a 404 response', async () => {
  mockResponse(404, { success: false, message: 'no such thing', code: 'NOT_FOUND' });
  expect(await postJson('/api/x', {}, { base })).toEqual({
    data: null,
    message: 'Resource not found',
  });
});

test('getJson throws an error for a 404 response', async () => {
  mockResponse(404, { success: false, message: 'no such type', code: 'NOT_FOUND' });
  expect((await catchApiError(getJson('/api/x', {}, { base }))).status).toBe(404);
});

test.each([400, 422, 429, 500, 503])(
  'postJson throws an error with the body of a %i response',
  async (status) => {
    const body = { success: false, message: 'You can only submit one enquiry within 24 hours.' };
    mockResponse(status, body);
    const error = await catchApiError(postJson('/api/x', {}, { base }));
    expect(error).toMatchObject({ status, body, message: body.message, isNetworkError: false });
  },
);

test.each([
  [502, '<html>Bad gateway</html>'],
  [500, ''],
  [200, 'not json'],
  [500, [1]],
])(
  'treats a response with the status %i and the body %j as a network error',
  async (status, body) => {
    mockResponse(status, body);
    const error = await catchApiError(postJson('/api/x', {}, { base }));
    expect(error).toMatchObject({ status, body: null, isNetworkError: true });
  },
);

test.each(CALLS)('%s treats success: false with status 200 as an error', async (_, call) => {
  const body = { success: false, message: 'None today.', data: [] };
  mockResponse(200, body);
  const error = await catchApiError(call('/api/x', {}, { base }));
  expect(error).toMatchObject({ status: 200, body, isNetworkError: false });
});

test('throws a network error with status 0 and the cause if the connection fails', async () => {
  const cause = new TypeError('fetch failed');
  fetchMock.mockRejectedValue(cause);
  const error = await catchApiError(getJson('/api/x', {}, { base }));
  expect(error).toMatchObject({ status: 0, body: null, isNetworkError: true, cause });
});

test('throws a network error for a truncated response', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
  fetchMock.mockResolvedValue(new Response(body, { status: 200 }));
  expect((await catchApiError(getJson('/api/x', {}, { base }))).status).toBe(0);
});

test('getJson times out after 2 seconds on the server', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  mockPendingRequest();
  const call = catchApiError(getJson('/api/x', {}, { base }));
  limit.abort(new DOMException('too slow', 'TimeoutError'));
  expect(await call).toMatchObject({ status: 0, isNetworkError: true });
  expect(timeout).toHaveBeenCalledWith(2000);
});

test('throws the reason of the signal if the caller aborts', async () => {
  mockPendingRequest();
  const caller = new AbortController();
  const call = getJson('/api/x', {}, { base, signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

describe('a request in the browser', () => {
  const LIMIT_MS = 15_000;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { window: {} });
  });
  afterEach(() => jest.useRealTimers());

  test.each(CALLS)('%s times out after 15 seconds without a response', async (_, call) => {
    // The mock ignores the abort signal, as a stalled connection does.
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
  });

  test('does not time out while the response arrives', async () => {
    const { readable, writable } = new TransformStream();
    const stream = writable.getWriter();
    fetchMock.mockResolvedValue(new Response(readable));
    const call = getJson('/api/x', {}, { base });
    for (const chunk of ['{"data"', ':', '[1]', '}']) {
      await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
      await stream.write(new TextEncoder().encode(chunk));
    }
    await jest.advanceTimersByTimeAsync(1);
    await stream.close();
    expect(await call).toEqual({ data: [1] });
  });

  test('times out 15 seconds after the last received byte', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data"')),
    });
    fetchMock.mockResolvedValue(new Response(body));
    const call = catchApiError(getJson('/api/x', {}, { base }));
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    expect(await call).toMatchObject({ status: 0, isTimeout: true });
  });

  test('throws the reason of the signal instead of a timeout if the caller aborts', async () => {
    mockPendingRequest();
    const caller = new AbortController();
    const call = getJson('/api/x', {}, { base, signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('is not aborted after the complete response has arrived', async () => {
    mockResponse(200, {});
    const call = getJson('/api/x', {}, { base });
    await jest.advanceTimersByTimeAsync(1);
    await call;
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  });
});
