import { z } from 'zod';
import { Refusal } from '../../../shared/refusal.ts';

/** The registry's service, and a token with which it is read. */
export type RegistryPlace = { url: string; token: string | undefined };

/** An answer must come before the desk's own is given up. */
const LIMIT_MS = 8000;

/** The registry did not answer, or not as a registry does. */
export class RegistryAway extends Error {
  override name = 'RegistryAway';
}

const refusal = z.object({ error: z.object({ message: z.string().max(2000) }) });

/**
 * Asks the registry in the name of a token's holder. What it refuses is a refusal of ours, with its own sentence; a token that it
 * does not know must not look as if the desk's session were over.
 */
export async function askRegistry<T>(
  { url, token }: RegistryPlace,
  path: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T> {
  let response: Response;
  let given: unknown;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    given = await response.json();
  } catch (cause) {
    throw new RegistryAway('The registry does not answer.', { cause });
  }
  if (!response.ok && response.status < 500) {
    const told = refusal.safeParse(given);
    const message = told.success ? told.data.error.message : 'The registry refused it.';
    throw new Refusal(response.status === 403 ? 'FORBIDDEN' : 'CONFLICT', message, {
      reason: 'registry_refused',
    });
  }
  const read = schema.safeParse(given);
  if (!response.ok || !read.success) throw new RegistryAway('The registry answers oddly.');
  return read.data;
}
