import { apiBase } from './api-base.ts';
import { ApiError, type FailureBody } from './api-error.ts';
import { type Query, queryString } from './query-string.ts';

const SERVER_TIMEOUT_MS = 2000;
const BROWSER_IDLE_TIMEOUT_MS = 15_000;

/** `signal` aborts the call. `base` is the origin of the API without a trailing slash. It defaults to `apiBase()`. */
export type CallOptions = { signal?: AbortSignal | undefined; base?: string | undefined };

/** Result of `postJson` for a 404. */
export type MissingResponse = { data: null; message: 'Resource not found' };

type RawResponse = { status: number; text: string; retryAfter: string | null };

/** Sends one request. It must call `restartTimeout` whenever bytes are transferred. Only browsers have this timeout. */
type Send = (base: string, signal: AbortSignal, restartTimeout: () => void) => Promise<RawResponse>;

/**
 * Sends a GET request to an absolute path such as `/api/v1/videos`. Throws `ApiError` for every failure, including a
 * body with `success: false` and a status 200.
 *
 * @example
 * const { data } = await getJson<VideosResponse>('/api/v1/videos', { page: 2 }, { signal });
 */
export async function getJson<T>(
  path: string,
  query: Query = {},
  options: CallOptions = {},
): Promise<T> {
  const headers = { accept: 'application/json' };
  return (await sendRequest(options, createFetchTask(path + queryString(query), { headers }))) as T;
}

/**
 * Sends `body` as JSON in a POST request. Returns `MissingResponse` for a 404. Other failures throw `ApiError`, whose
 * `body.message` is the text for the visitor.
 */
export async function postJson<T>(
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<T | MissingResponse> {
  try {
    return await sendJson<T>('POST', path, body, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return { data: null, message: 'Resource not found' };
    }
    throw error;
  }
}

/** Sends `body` as JSON. Throws `ApiError` for every failure, including a 404. */
export async function sendJson<T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<T> {
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, body: JSON.stringify(body) };
  return (await sendRequest(options, createFetchTask(path, init))) as T;
}

/**
 * Sends a request with a timeout. Throws `ApiError` for every failure except an abort by the caller, which rejects with
 * the reason of the signal.
 */
export async function sendRequest(options: CallOptions, send: Send): Promise<unknown> {
  const { signal, base = apiBase() } = options;
  const runWithTimeout = typeof window === 'undefined' ? withServerTimeout : withIdleTimeout;
  let response: RawResponse;
  try {
    response = await runWithTimeout(
      (limit, restartTimeout) => send(base, limit, restartTimeout),
      signal,
    );
  } catch (cause) {
    // The error of an abort is not wrapped, so that the caller recognises the reason of its signal.
    if (signal?.aborted) throw cause;
    throw new ApiError(0, null, { cause });
  }
  const { status, text, retryAfter } = response;
  const body = parseJson(text);
  const isErrorBody = isRecord(body) && body.success === false;
  if (status >= 200 && status < 300 && body !== undefined && !isErrorBody) return body;
  const waitSeconds = Number(retryAfter) || undefined;
  throw new ApiError(status, isRecord(body) ? body : null, { waitSeconds });
}

type RequestTask = (signal: AbortSignal, restartTimeout: () => void) => Promise<RawResponse>;

function withServerTimeout(
  task: RequestTask,
  caller: AbortSignal | undefined,
): Promise<RawResponse> {
  const limit = AbortSignal.timeout(SERVER_TIMEOUT_MS);
  return task(caller ? AbortSignal.any([caller, limit]) : limit, () => undefined);
}

/** Restarts the timeout with each received byte, so that a slow but working connection can finish. */
function withIdleTimeout(task: RequestTask, caller: AbortSignal | undefined): Promise<RawResponse> {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  const restartTimeout = () => {
    clearTimeout(timer);
    const fail = () => controller.abort(new DOMException('', 'TimeoutError'));
    timer = setTimeout(fail, BROWSER_IDLE_TIMEOUT_MS);
  };
  const abortWithCaller = () => controller.abort(caller?.reason);
  const clear = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abortWithCaller);
  };
  return new Promise((resolve, reject) => {
    // A stalled connection may ignore the abort, so this promise is rejected without it.
    signal.onabort = () => reject(signal.reason);
    caller?.addEventListener('abort', abortWithCaller);
    if (caller?.aborted) abortWithCaller();
    restartTimeout();
    task(signal, restartTimeout).finally(clear).then(resolve, reject);
  });
}

const createFetchTask =
  (path: string, init: RequestInit): Send =>
  async (base, signal, restartTimeout) => {
    const response = await fetch(base + path, { ...init, signal });
    const text = await readText(response, restartTimeout);
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  };

async function readText({ body }: Response, restartTimeout: () => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    restartTimeout();
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(body: unknown): body is FailureBody {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
