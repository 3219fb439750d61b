import { MAX_DRAFT_WORD } from '@tractor-haat/api-client/contract';
import { requestId } from '@tractor-haat/server-kit/log';
import { requestTelemetry } from '@tractor-haat/server-kit/telemetry';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { translateMessage } from '../../shared/said/said.ts';
import type { App } from './app-type.ts';
import { answerClientError } from './client-error.ts';
import { answerError } from './error-answer.ts';
import { commonHeaders } from './headers.ts';
import { refuseUnstorableAddresses, requireSafeInputs } from './input-types.ts';
import { languageOf } from './malformed-body.ts';
import { rememberMessageLanguage } from './message-language.ts';
import { acceptAllMethods } from './method-not-allowed.ts';
import { refuseUnknownAddress } from './not-found.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** A photo from a phone with a weak connection takes this long; handlers have limits of their own. */
const REQUEST_LIMIT_MS = 120_000;
const HANDLER_LIMIT_MS = 10_000;

export type ServerOptions = { logger: Logger; trustedProxyHops: number };

/** A server without routes, with error handling. */
export function createServer({ logger, trustedProxyHops }: ServerOptions): App {
  const app: App = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request, trustedProxyHops > 0),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    handlerTimeout: HANDLER_LIMIT_MS,
    // Hop 0 is the direct peer; the client is behind the last trusted proxy.
    trustProxy: (_address: string, hop: number) => hop < trustedProxyHops,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    // During shutdown the server still answers requests that have started.
    return503OnClosing: false,
    // Maximum length of a form's draft in an address.
    routerOptions: { maxParamLength: MAX_DRAFT_WORD },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler<z.core.$ZodType>((route) => {
    requireSafeInputs(route.schema, `${route.method} ${route.url} (${route.httpPart})`);
    return validatorCompiler(route);
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(refuseUnknownAddress);
  acceptAllMethods(app);
  leaveOutNulls(app);
  rememberMessageLanguage(app);
  refuseUnstorableAddresses(app);
  sayInLanguage(app);
  const telemetry = requestTelemetry(trustedProxyHops > 0);
  app.addHook('onRequest', (request, _, next) => telemetry.entered(request, next));
  app.addHook('onRequest', async (request, reply) => {
    commonHeaders(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    telemetry.answered(request, reply);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, ms }, 'request');
  });
  return app;
}

/** Treats `null` fields of a body as missing, because many clients send them. */
function leaveOutNulls(app: App): void {
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
    if (!Object.values(body).includes(null)) return;
    request.body = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  });
}

/** Translates success messages to the caller's language; errors are translated elsewhere. */
function sayInLanguage(app: App): void {
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
