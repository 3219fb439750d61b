import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** A repeated field has its last value. */
export async function addFormParser(app: App): Promise<void> {
  await app.register(formbody, {
    parser: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
}

/** True if a browser without JavaScript sent the form, which requires a redirect instead of JSON. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith(FORM_MEDIA_TYPE);
}
