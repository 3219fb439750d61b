import { METHODS } from 'node:http';
import { MAX_DRAFT_TOKEN_LENGTH } from '@tractor-haat/api-client/contract';
import { readRequestId } from '@tractor-haat/server-kit/log';
import { createRequestTelemetry } from '@tractor-haat/server-kit/telemetry';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { createTranslatedError } from '../messages/http-error.ts';
import { translateMessage } from '../messages/translate-message.ts';
import type { App } from './app.ts';
import {
  addLanguageHook,
  handleClientError,
  readResponseLanguage,
} from './describe-malformed-body.ts';
import { addEndpointDecorator } from './endpoint.ts';
import { addStorableUrlHook, requireSafeInputs } from './require-safe-inputs.ts';
import { addCommonHeaders, handleNotFound, sendErrorResponse } from './send-error-response.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Enough for a photo over a weak mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;
const HANDLER_TIMEOUT_MS = 10_000;

type ServerOptions = { logger: Logger; trustedProxyHops: number };

export function createServer({ logger, trustedProxyHops }: ServerOptions): App {
  const app: App = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => readRequestId(request, trustedProxyHops > 0),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    // Hop 0 is the direct peer.
    trustProxy: (_address: string, hop: number) => hop < trustedProxyHops,
    frameworkErrors: sendErrorResponse,
    clientErrorHandler: handleClientError,
    // During shutdown the server still answers requests that have started.
    return503OnClosing: false,
    // The token of a form draft is the longest path parameter.
    routerOptions: { maxParamLength: MAX_DRAFT_TOKEN_LENGTH },
  }).withTypeProvider<ZodTypeProvider>();
  addEndpointDecorator(app);
  app.setValidatorCompiler<z.core.$ZodType>((route) => {
    requireSafeInputs(route.schema, `${route.method} ${route.url} (${route.httpPart})`);
    return validatorCompiler(route);
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendErrorResponse);
  // Other sites can post `text/plain` without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler(handleNotFound);
  acceptAllMethods(app);
  addNullFilterHook(app);
  addLanguageHook(app);
  addStorableUrlHook(app);
  addTranslationHook(app);
  const telemetry = createRequestTelemetry({ isProxyTrusted: trustedProxyHops > 0 });
  app.addHook('onRequest', (request, _, next) => telemetry.onRequest(request, next));
  app.addHook('onRequest', async (request, reply) => {
    addCommonHeaders(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    telemetry.onResponse(request, reply);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, ms }, 'request');
  });
  return app;
}

/** Many clients send `null` for missing fields. */
function addNullFilterHook(app: App): void {
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    if (!Object.values(body).includes(null)) return;
    request.body = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  });
}

/** Translates success messages. `sendErrorResponse` translates error messages. */
function addTranslationHook(app: App): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (typeof payload !== 'object' || payload === null || !('message' in payload)) return payload;
    const { message } = payload;
    if (typeof message !== 'string' || !('success' in payload) || payload.success !== true)
      return payload;
    const language = readResponseLanguage(request);
    return language === 'en'
      ? payload
      : { ...payload, message: translateMessage(message, language) };
  });
}

/** For CONNECT, Node emits an event and calls no route. */
const HTTP_METHODS = METHODS.filter((method) => method !== 'CONNECT');

function acceptAllMethods(app: App): void {
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
