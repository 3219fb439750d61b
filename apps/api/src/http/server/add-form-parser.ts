import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** For a repeated field the last value is used. */
export async function addFormParser(app: App): Promise<void> {
  await app.register(formbody, {
    parser: (text) => Object.fromEntries(new URLSearchParams(text)),
  });
}

/** True for a form that a browser submits without JavaScript. The response must be a redirect instead of JSON. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith(FORM_MEDIA_TYPE);
}
