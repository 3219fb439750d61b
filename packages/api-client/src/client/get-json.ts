import { apiBase } from './api-base.ts';
import { ApiError, type FailureBody } from './api-error.ts';
import { type Query, queryString } from './query-string.ts';

/** Timeout of API calls on the site server, in milliseconds. */
const SERVER_LIMIT_MS = 2000;

/** Timeout in a browser in milliseconds, counted from the last received byte. */
const BROWSER_LIMIT_MS = 15_000;

/** Options of every call: an abort signal, and an origin that overrides the configured one. */
export type CallOptions = { signal?: AbortSignal | undefined; base?: string | undefined };

/** Result of `postJson` for a 404. */
export type MissingResponse = { data: null; message: 'Resource not found' };

type RawResponse = { status: number; text: string; retryAfter: string | null };

/** Sends one request. `extend` restarts the time limit of a browser, because bytes have moved. */
type Send = (base: string, signal: AbortSignal, extend: () => void) => Promise<RawResponse>;

/** Sends a request within its time limit. Throws `ApiError` for every failure, or the caller's own abort. */
export async function call(options: CallOptions, send: Send): Promise<unknown> {
  const { signal, base = apiBase() } = options;
  const limited = typeof window === 'undefined' ? withServerLimit : withIdleLimit;
  let response: RawResponse;
  try {
    response = await limited((limit, extend) => send(base, limit, extend), signal);
  } catch (cause) {
    // The caller aborted: rethrow its own abort, which routers recognise.
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

type RequestTask = (signal: AbortSignal, extend: () => void) => Promise<RawResponse>;

function withServerLimit(task: RequestTask, caller: AbortSignal | undefined): Promise<RawResponse> {
  const limit = AbortSignal.timeout(SERVER_LIMIT_MS);
  return task(caller ? AbortSignal.any([caller, limit]) : limit, () => undefined);
}

/** Times out when no byte arrives for the limit, so that slow but live connections can finish. */
function withIdleLimit(task: RequestTask, caller: AbortSignal | undefined): Promise<RawResponse> {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  const extend = () => {
    clearTimeout(timer);
    const fail = () => controller.abort(new DOMException('', 'TimeoutError'));
    timer = setTimeout(fail, BROWSER_LIMIT_MS);
  };
  const follow = () => controller.abort(caller?.reason);
  const clear = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', follow);
  };
  return new Promise((resolve, reject) => {
    // A stalled connection may not react to the abort, so the promise does not wait for it.
    signal.onabort = () => reject(signal.reason);
    caller?.addEventListener('abort', follow);
    if (caller?.aborted) follow();
    extend();
    task(signal, extend).finally(clear).then(resolve, reject);
  });
}

const byFetch =
  (path: string, init: RequestInit): Send =>
  async (base, signal, extend) => {
    const response = await fetch(base + path, { ...init, signal });
    const text = await readText(response, extend);
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  };

async function readText({ body }: Response, extend: () => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    extend();
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

/**
 * GET `path`, an absolute path such as `/api/v1/videos`. Throws `ApiError` for every failure;
 * `success: false` is a failure with any status.
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
  return (await call(options, byFetch(path + queryString(query), { headers }))) as T;
}

/**
 * POST `body` as JSON. Returns `MissingResponse` for a 404; other failures throw `ApiError`, whose `body.message` is the
 * text for the visitor (429 included).
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

/** Sends `body` as JSON with any method. Throws `ApiError` for every failure, 404 included. */
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
  return (await call(options, byFetch(path, init))) as T;
}
