import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';

/** The raw value: after validation a missing language is replaced by the contract's default. */
const said = new WeakMap<FastifyRequest, unknown>();

/** Stores each request's language before defaults are applied. */
export function keepSaidLanguage(app: App): void {
  app.addHook('preValidation', async (request) => {
    said.set(request, languageIn(request.body) ?? languageIn(request.query));
  });
}

/** The request's unvalidated language; undefined if it has none. */
export function saidLanguage(request: FastifyRequest): unknown {
  if (said.has(request)) return said.get(request);
  return languageIn(request.body) ?? languageIn(request.query);
}

function languageIn(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'language' in given
    ? given.language
    : undefined;
}
