import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** The language before the validation, which sets a default that would hide `Accept-Language`. */
const languages = new WeakMap<FastifyRequest, unknown>();

export function addLanguageHook(app: App): void {
  app.addHook('preValidation', async (request) => {
    languages.set(request, readLanguageField(request.body) ?? readLanguageField(request.query));
  });
}

/** Returns the field `language` of body or query, which may have any type. */
export function readMessageLanguage(request: FastifyRequest): unknown {
  if (languages.has(request)) return languages.get(request);
  return readLanguageField(request.body) ?? readLanguageField(request.query);
}

function readLanguageField(values: unknown): unknown {
  return typeof values === 'object' && values !== null && 'language' in values
    ? values.language
    : undefined;
}
