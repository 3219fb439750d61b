import { publicKeyText } from '@tractor-haat/registry/service';
import { gracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import { requestTelemetry } from '@tractor-haat/server-kit/telemetry';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { answerError, refuseUnknownAddress } from './answer-error.ts';
import type { App, AppDeps } from './app-type.ts';
import { addChangeRoutes } from './change-routes.ts';
import { addDocs } from './docs.ts';
import { knowCallers } from './known-caller.ts';
import { addReadRoutes } from './read-routes.ts';
import { addUploadRoutes } from './upload-routes.ts';

/** The description of the largest build is less; contents of files come on a route of their own. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** The whole service; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app: App = fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    // Who asks while the process leaves is answered like all others.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(refuseUnknownAddress);
  const telemetry = requestTelemetry(false);
  app.addHook('onRequest', (request, _, next) => telemetry.entered(request, next));
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    telemetry.answered(request, reply);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, ms }, 'request');
  });
  await addDocs(app);
  app.get('/health', { schema: { tags: ['service'], security: [] } }, async () => ({
    status: 'ok',
  }));
  const shutdown = gracefulShutdown(app.server);
  app.get('/__health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/__health/ready', { schema: { hide: true } }, async (_, reply) => {
    const isReady = !shutdown.hasBegun();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
  app.get('/key', { schema: { tags: ['service'], security: [] } }, async () => ({
    public_key: publicKeyText(deps.seal),
  }));
  await app.register(
    async (versioned: App) => {
      knowCallers(versioned, deps.registryDir);
      addReadRoutes(versioned, deps.registry);
      addUploadRoutes(versioned, deps);
      addChangeRoutes(versioned, deps);
    },
    { prefix: '/v1' },
  );
  return app;
}
