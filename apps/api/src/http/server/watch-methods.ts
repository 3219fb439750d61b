import { METHODS } from 'node:http';
import { createTranslatedError } from '../../shared/create-translated-error.ts';
import type { App } from './app.ts';

/** For CONNECT, Node emits an event and calls no route. */
const HTTP_METHODS = METHODS.filter((method) => method !== 'CONNECT');

export function acceptAllMethods(app: App): void {
  for (const method of HTTP_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
}

/** Records the URLs of routes that are added later. The returned function adds their 405 routes. */
export function watchMethods(app: App): () => void {
  const urls = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    urls.add(url);
  });
  return () => {
    for (const url of [...urls]) addMethodErrorRoute(app, url);
  };
}

function addMethodErrorRoute(app: App, url: string): void {
  const isServed = (method: string) => app.hasRoute({ method, url });
  const allowed = HTTP_METHODS.filter(isServed).join(', ');
  app.route({
    method: HTTP_METHODS.filter((method) => !isServed(method)),
    url,
    schema: { hide: true },
    // A hook runs before the body is parsed, unlike the handler.
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed);
      throw createTranslatedError('invalid_method', 'METHOD_NOT_ALLOWED');
    },
    handler: async () => undefined,
  });
}
