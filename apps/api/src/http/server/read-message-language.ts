import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

/** The raw value: after validation a missing language is replaced by the contract's default. */
const languages = new WeakMap<FastifyRequest, unknown>();

/** Stores each request's language before defaults are applied. */
export function addLanguageHook(app: App): void {
  app.addHook('preValidation', async (request) => {
    languages.set(request, readLanguageField(request.body) ?? readLanguageField(request.query));
  });
}

/** The request's unvalidated language; undefined if it has none. */
export function readMessageLanguage(request: FastifyRequest): unknown {
  if (languages.has(request)) return languages.get(request);
  return readLanguageField(request.body) ?? readLanguageField(request.query);
}

function readLanguageField(values: unknown): unknown {
  return typeof values === 'object' && values !== null && 'language' in values
    ? values.language
    : undefined;
}
