import type { z } from 'zod';
import { GateRefusal } from '../gates/gate.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson } from '../schema.ts';
import { refusalAnswer } from './messages.ts';

/** A promotion runs its gates within this time, after those queued before it. */
const LIMIT_MS = 280_000;

/** URL and credentials of a registry service. */
export interface Address {
  readonly url: string;
  /** Null: no token; the registry then rejects the request. */
  readonly token: string | null;
}

/** One request; `body` is sent as JSON unless it is bytes. */
export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object | Uint8Array<ArrayBuffer>;
}

/** The registry is unreachable: the request can be retried. */
export class Unreachable extends RegistryError {
  override name = 'Unreachable';
}

function addressOf(url: string, path: string): URL {
  try {
    return new URL(`${url.replace(/\/+$/, '')}${path}`);
  } catch {
    throw new RegistryError('REGISTRY_URL is not an address such as "https://registry.example".');
  }
}

function requestOf({ method, body }: Question, token: string | null): RequestInit {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  return {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': type } : {}),
    },
    ...(body ? { body: isBytes ? body : JSON.stringify(body) } : {}),
  };
}

function refusalOf(status: number, source: string, host: string): RegistryError {
  let error: z.infer<typeof refusalAnswer>['error'];
  try {
    error = parseJson(source, refusalAnswer, 'The refusal').error;
  } catch {
    return new Unreachable(`The registry at ${host} answered ${status}; try again later.`);
  }
  const { message, gate, target, found, expected } = error;
  if (gate && target)
    return new GateRefusal(gate, target, { found: found ?? '', expected: expected ?? '' });
  return status >= 500 ? new Unreachable(message) : new RegistryError(message);
}

/** Sends a request and validates the response. Throws the service's errors like a local registry. */
export async function ask<T>(
  { url, token }: Address,
  question: Question,
  schema: z.ZodType<T>,
): Promise<T> {
  const address = addressOf(url, question.path);
  let status: number;
  let source: string;
  try {
    const answer = await fetch(address, requestOf(question, token));
    status = answer.status;
    source = await answer.text();
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const why = isLate
      ? `has not answered for ${LIMIT_MS / 1000} s; \`mfe status\` says what came of it`
      : 'cannot be reached; nothing is known to have changed';
    throw new Unreachable(`The registry at ${address.host} ${why}.`, { cause });
  }
  if (status >= 400) throw refusalOf(status, source, address.host);
  return parseJson(source, schema, `The answer of ${address.host}`);
}
