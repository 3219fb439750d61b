import type { App } from './app-type.ts';

/** Treats `null` fields of a body as missing, because many clients send them. */
export function leaveOutNulls(app: App): void {
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    if (!Object.values(body).includes(null)) return;
    request.body = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  });
}
