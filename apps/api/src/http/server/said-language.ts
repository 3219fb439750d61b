import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';

/** As the request came: once it is judged, a language that nobody said stands in it as the contract's default. */
const said = new WeakMap<FastifyRequest, unknown>();

/** Keeps what each request says of its language, for answers that are given after its defaults came in. */
export function keepSaidLanguage(app: App): void {
  app.addHook('preValidation', async (request) => {
    said.set(request, languageIn(request.body) ?? languageIn(request.query));
  });
}

/** The language that a request says itself, whatever it is; undefined where it says none. */
export function saidLanguage(request: FastifyRequest): unknown {
  if (said.has(request)) return said.get(request);
  return languageIn(request.body) ?? languageIn(request.query);
}

function languageIn(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'language' in given
    ? given.language
    : undefined;
}
