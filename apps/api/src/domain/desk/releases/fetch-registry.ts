import { z } from 'zod';
import { HttpError } from '../../../shared/http-error.ts';

export type RegistryConfig = { url: string; token: string | undefined };

const REQUEST_TIMEOUT_MS = 8000;

export class RegistryUnavailableError extends Error {
  override name = 'RegistryUnavailableError';
}

const errorSchema = z.object({ error: z.object({ message: z.string().max(2000) }) });

/** A 401 of the registry becomes a 409, because the desk would treat a 401 as the end of its own session. */
export async function fetchRegistry<T>(
  { url, token }: RegistryConfig,
  path: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T> {
  let response: Response;
  let responseBody: unknown;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    responseBody = await response.json();
  } catch (cause) {
    throw new RegistryUnavailableError('The registry does not answer.', { cause });
  }
  if (!response.ok && response.status < 500) {
    const parsedError = errorSchema.safeParse(responseBody);
    const message = parsedError.success
      ? parsedError.data.error.message
      : 'The registry refused it.';
    throw new HttpError(response.status === 403 ? 'FORBIDDEN' : 'CONFLICT', message, {
      reason: 'registry_refused',
    });
  }
  const parsed = schema.safeParse(responseBody);
  if (!response.ok || !parsed.success)
    throw new RegistryUnavailableError('The registry answers oddly.');
  return parsed.data;
}
