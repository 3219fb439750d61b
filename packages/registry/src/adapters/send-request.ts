import type { z } from 'zod';
import { GateRejection } from '../core/gates/gate.ts';
import { parseJson } from '../core/parse-json.ts';
import { RegistryError } from '../core/registry-error.ts';
import { errorResponse } from './messages.ts';

/**
 * Long, because the response of a promotion comes after its gates and after the promotions that were queued before it.
 */
const REQUEST_TIMEOUT_MS = 280_000;

export interface RegistryEndpoint {
  readonly url: string;
  /** Null without a token. The registry then rejects the request. */
  readonly token: string | null;
}

/** `body` is sent as JSON, except bytes, which are sent as `application/octet-stream`. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object | Uint8Array<ArrayBuffer>;
}

/** The registry did not respond, or responded with an error of its own. The same request may succeed later. */
export class UnreachableError extends RegistryError {
  override name = 'UnreachableError';
}

function toUrl(url: string, path: string): URL {
  try {
    return new URL(`${url.replace(/\/+$/, '')}${path}`);
  } catch {
    throw new RegistryError('REGISTRY_URL is not a URL such as "https://registry.example".');
  }
}

function createRequestInit({ method, body }: ApiRequest, token: string | null): RequestInit {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  return {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': type } : {}),
    },
    ...(body ? { body: isBytes ? body : JSON.stringify(body) } : {}),
  };
}

function createResponseError(status: number, source: string, host: string): RegistryError {
  let error: z.infer<typeof errorResponse>['error'];
  try {
    error = parseJson(source, errorResponse, 'The refusal').error;
  } catch {
    return new UnreachableError(`The registry at ${host} returned ${status}; try again later.`);
  }
  const { message, gate, target, found, expected } = error;
  if (gate && target)
    return new GateRejection(gate, target, { actual: found ?? '', expected: expected ?? '' });
  return status >= 500 ? new UnreachableError(message) : new RegistryError(message);
}

/**
 * Sends a request and validates the response. Throws a GateRejection or another RegistryError as a local registry does,
 * and an UnreachableError if a retry may help.
 */
export async function sendRequest<T>(
  { url, token }: RegistryEndpoint,
  request: ApiRequest,
  schema: z.ZodType<T>,
): Promise<T> {
  const requestUrl = toUrl(url, request.path);
  let status: number;
  let source: string;
  try {
    const response = await fetch(requestUrl, createRequestInit(request, token));
    status = response.status;
    source = await response.text();
  } catch (cause) {
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
    const reason = isTimeout
      ? `has not responded for ${REQUEST_TIMEOUT_MS / 1000} s; \`mfe status\` shows the result`
      : 'cannot be reached; no change was confirmed';
    throw new UnreachableError(`The registry at ${requestUrl.host} ${reason}.`, { cause });
  }
  if (status >= 400) throw createResponseError(status, source, requestUrl.host);
  return parseJson(source, schema, `The response of ${requestUrl.host}`);
}
