import { z } from 'zod';
import { HttpError } from '../../../shared/http-error.ts';

export type RegistryConfig = { url: string; token: string | undefined };

const REQUEST_TIMEOUT_MS = 8000;

export class RegistryUnavailableError extends Error {
  override name = 'RegistryUnavailableError';
}

export async function fetchRegistry<T>(
  config: RegistryConfig,
  path: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T> {
  const { status, isOk, json } = await sendRequest(config, path, body);
  if (!isOk && status < 500) throw createRegistryError(status, json);
  const parsed = schema.safeParse(json);
  if (!isOk || !parsed.success) throw new RegistryUnavailableError('The registry answers oddly.');
  return parsed.data;
}

async function sendRequest({ url, token }: RegistryConfig, path: string, body?: object) {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json: unknown = await response.json();
    return { status: response.status, isOk: response.ok, json };
  } catch (cause) {
    throw new RegistryUnavailableError('The registry does not answer.', { cause });
  }
}

const errorSchema = z.object({ error: z.object({ message: z.string().max(2000) }) });

/** A 401 of the registry becomes a 409, because the desk would treat a 401 as the end of its own session. */
function createRegistryError(status: number, json: unknown): HttpError {
  const parsedError = errorSchema.safeParse(json);
  const message = parsedError.success ? parsedError.data.error.message : 'The registry refused it.';
  return new HttpError(status === 403 ? 'FORBIDDEN' : 'CONFLICT', message, {
    reason: 'registry_refused',
  });
}
