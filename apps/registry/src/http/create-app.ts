import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { GateRejection, RegistryError } from '@tractor-haat/registry';
import { formatPublicKey, MissingRightError } from '@tractor-haat/registry/service';
import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import { createRequestTelemetry } from '@tractor-haat/server-kit/telemetry';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { addAuthenticationHook, UnknownCallerError } from './add-authentication-hook.ts';
import { addChangeRoutes } from './add-change-routes.ts';
import { addReadRoutes } from './add-read-routes.ts';
import { addUploadRoutes } from './add-upload-routes.ts';
import type { App, AppDeps } from './app-deps.ts';

/** The largest JSON body is the description of an upload. The route for file contents has its own limit. */
const BODY_LIMIT_BYTES = 512 * 1024;

export async function createApp(deps: AppDeps): Promise<App> {
  const app: App = fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: sendError,
    // Without this, Fastify rejects requests on open connections during the shutdown.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  addHooks(app);
  await addDocs(app);
  addServiceRoutes(app, deps);
  await app.register(
    async (versioned: App) => {
      addAuthenticationHook(versioned, deps.registryDir);
      addReadRoutes(versioned, deps.registry);
      addUploadRoutes(versioned, deps);
      addChangeRoutes(versioned, deps);
    },
    { prefix: '/v1' },
  );
  return app;
}

function addHooks(app: App): void {
  const telemetry = createRequestTelemetry({ isProxyTrusted: false });
  app.addHook('onRequest', (request, _, next) => telemetry.onRequest(request, next));
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    telemetry.onResponse(request, reply);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, ms }, 'request');
  });
}

/** Must run before the routes are added, because the swagger plugin documents only later ones. */
async function addDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tractor Haat registry',
        description: 'Publishing, promoting and rolling back remotes and the shell.',
        version: '1',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'MFE_TOKEN' } },
      },
      security: [{ token: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}

/** Routes that need no token. */
function addServiceRoutes(app: App, { signingKey }: AppDeps): void {
  app.get('/health', { schema: { tags: ['service'], security: [] } }, async () => ({
    status: 'ok',
  }));
  const shutdown = getGracefulShutdown(app.server);
  app.get('/__health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/__health/ready', { schema: { hide: true } }, async (_, reply) => {
    const isReady = !shutdown.hasStarted();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable' });
  });
  app.get('/key', { schema: { tags: ['service'], security: [] } }, async () => ({
    public_key: formatPublicKey(signingKey),
  }));
}

interface ErrorResponse {
  readonly status: number;
  readonly error: { readonly message: string } & Readonly<Record<string, unknown>>;
}

/** Hides the details of a server error from clients. `sendError` logs them. */
function toErrorResponse(error: FastifyError | Error): ErrorResponse {
  const { message } = error;
  if (error instanceof UnknownCallerError) return { status: 401, error: { message } };
  if (error instanceof MissingRightError)
    return { status: 403, error: { message, may: error.permittedTeams } };
  if (error instanceof GateRejection) {
    const { gate, target, actual, expected } = error;
    return { status: 422, error: { message, gate, target, found: actual, expected } };
  }
  if (error instanceof RegistryError)
    return { status: message.endsWith(' is not published.') ? 404 : 409, error: { message } };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500
    ? { status, error: { message } }
    : { status: 500, error: { message: 'Internal error of the registry: see its log.' } };
}

function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, error: body } = toErrorResponse(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: body });
}

async function sendNotFound(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.code(404).send({ error: { message: 'There is no such endpoint; /docs lists them all.' } });
}
