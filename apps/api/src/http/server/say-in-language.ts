import { translateMessage } from '../../shared/said/said.ts';
import type { App } from './app-type.ts';
import { languageOf } from './malformed-body.ts';

/** Translates success messages to the caller's language; errors are translated elsewhere. */
export function sayInLanguage(app: App): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (typeof payload !== 'object' || payload === null || !('message' in payload)) return payload;
    const { message } = payload;
    if (typeof message !== 'string' || !('success' in payload) || payload.success !== true)
      return payload;
    const language = languageOf(request);
    return language === 'en'
      ? payload
      : { ...payload, message: translateMessage(language, message) };
  });
}
