import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Understands what HTML forms send; of a field that comes twice the last one counts. */
export async function acceptForms(app: App): Promise<void> {
  await app.register(formbody, {
    parser: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
}

/** True for a page without JavaScript: it wants to be led to a page, not to read JSON. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith(FORM);
}
