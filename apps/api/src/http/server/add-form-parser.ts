import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** Parses submitted HTML forms. The last value of a repeated field is used. */
export async function addFormParser(app: App): Promise<void> {
  await app.register(formbody, {
    parser: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
}

/** A browser without JavaScript submits this media type and needs a redirect instead of JSON. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith(FORM_MEDIA_TYPE);
}
