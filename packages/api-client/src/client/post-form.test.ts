import { postForm } from './post-form.ts';

const LIMIT_MS = 15_000;

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: () => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  open = jest.fn();
  setRequestHeader = jest.fn();
  send = jest.fn();
  abort = jest.fn();
  constructor() {
    FakeRequest.last = this;
  }
  getResponseHeader(): string | null {
    return this.retryAfter;
  }
  respond(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const form = new FormData();
function upload(signal?: AbortSignal) {
  const call = postForm('/api/photo', form, { base: 'http://api.test', signal });
  // Without this handler Node reports an unhandled rejection, because tests await the call later.
  call.catch(() => undefined);
  return { call, request: FakeRequest.last };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: {}, XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

test('postForm sends the form and returns the parsed response', async () => {
  const { call, request } = upload();
  request.respond(200, { success: true, data: 7 });
  expect(await call).toEqual({ success: true, data: 7 });
  expect(request.open).toHaveBeenCalledWith('POST', 'http://api.test/api/photo');
  expect(request.send).toHaveBeenCalledWith(form);
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  expect(request.abort).not.toHaveBeenCalled();
});

test('postForm does not time out while the form is sent', async () => {
  const { call, request } = upload();
  for (let event = 0; event < 20; event += 1) {
    await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
    request.upload.onprogress?.();
  }
  await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
  request.respond(200, { success: true });
  expect(await call).toEqual({ success: true });
});

test.each(['from the start', 'after some progress'])(
  'postForm fails if an upload stalls for 15 seconds %s',
  async (when) => {
    const { call, request } = upload();
    if (when === 'after some progress') {
      await jest.advanceTimersByTimeAsync(10_000);
      request.upload.onprogress?.();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(request.abort).not.toHaveBeenCalled();
    }
    await jest.advanceTimersByTimeAsync(LIMIT_MS);
    await expect(call).rejects.toMatchObject({ status: 0, isTimeout: true });
    expect(request.abort).toHaveBeenCalled();
  },
);

test('postForm throws the reason and the retry time of an error response', async () => {
  const { call, request } = upload();
  request.retryAfter = '60';
  request.respond(429, { success: false, reason: 'busy' });
  await expect(call).rejects.toMatchObject({
    status: 429,
    body: { reason: 'busy' },
    waitSeconds: 60,
  });
});

test('postForm throws a network error if the connection is lost', async () => {
  const { call, request } = upload();
  request.onerror?.();
  await expect(call).rejects.toMatchObject({ status: 0, isNetworkError: true, isTimeout: false });
});

test('postForm cancels the upload if the caller aborts it', async () => {
  const caller = new AbortController();
  const { call, request } = upload(caller.signal);
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.abort).toHaveBeenCalled();
});
