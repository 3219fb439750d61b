import type { App } from './app-type.ts';

/** In a body, a field that is `null` says the same as one that is not there: many programs send it so. */
export function leaveOutNulls(app: App): void {
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    if (!Object.values(body).includes(null)) return;
    request.body = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  });
}
