import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** Languages as sent. Validation replaces a missing language by the default. */
const languages = new WeakMap<FastifyRequest, unknown>();

export function addLanguageHook(app: App): void {
  app.addHook('preValidation', async (request) => {
    languages.set(request, readLanguageField(request.body) ?? readLanguageField(request.query));
  });
}

/** Returns the unvalidated field `language` of the body or the query. */
export function readMessageLanguage(request: FastifyRequest): unknown {
  if (languages.has(request)) return languages.get(request);
  return readLanguageField(request.body) ?? readLanguageField(request.query);
}

function readLanguageField(values: unknown): unknown {
  return typeof values === 'object' && values !== null && 'language' in values
    ? values.language
    : undefined;
}
