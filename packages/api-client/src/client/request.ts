import { ApiError, type FailureBody } from './api-error.ts';
import { apiBase } from './base.ts';
import { type Query, queryString } from './query-string.ts';

/** Timeout of API calls on the site server, in milliseconds. Browsers have none. */
const SERVER_LIMIT_MS = 2000;

/** Options of every call: an abort signal, and an origin that overrides the configured one. */
export type CallOptions = { signal?: AbortSignal | undefined; base?: string | undefined };

/** Result of `postJson` for a 404. */
export type NotFoundAnswer = { data: null; message: 'Resource not found' };

function limited(signal: AbortSignal | undefined): AbortSignal | null {
  if (typeof window !== 'undefined') return signal ?? null;
  const limit = AbortSignal.timeout(SERVER_LIMIT_MS);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
}

async function call(path: string, init: RequestInit, options: CallOptions): Promise<unknown> {
  const { signal, base = apiBase() } = options;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(base + path, { ...init, signal: limited(signal) });
    body = await readJson(response);
  } catch (cause) {
    // The caller aborted: rethrow its own abort, which routers recognise.
    if (signal?.aborted) throw cause;
    throw new ApiError(0, null, { cause });
  }
  const isRefusal = isRecord(body) && body.success === false;
  if (response.ok && body !== undefined && !isRefusal) return body;
  const waitSeconds = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError(response.status, isRecord(body) ? body : null, { waitSeconds });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
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
 */
export async function getJson<T>(
  path: string,
  query: Query = {},
  options: CallOptions = {},
): Promise<T> {
  const headers = { accept: 'application/json' };
  return (await call(path + queryString(query), { headers }, options)) as T;
}

/**
 * POST `body` as JSON. Returns `NotFoundAnswer` for a 404; other failures throw `ApiError`, whose `body.message` is the
 * text for the visitor (429 included).
 */
export async function postJson<T>(
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<T | NotFoundAnswer> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    return (await call(path, init, options)) as T;
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
  const headers = { accept: 'application/json' };
  const init =
    body === undefined
      ? { method, headers }
      : {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  return (await call(path, init, options)) as T;
}

/** POST a multipart form. Throws `ApiError` for every failure. */
export async function postForm<T>(
  path: string,
  form: FormData,
  options: CallOptions = {},
): Promise<T> {
  const init = { method: 'POST', headers: { accept: 'application/json' }, body: form };
  return (await call(path, init, options)) as T;
}
