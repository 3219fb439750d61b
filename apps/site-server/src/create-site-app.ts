import { STATUS_CODES } from 'node:http';
import { createLogger, REQUEST_ID, readRequestId } from '@tractor-haat/server-kit/log';
import { createRequestTelemetry } from '@tractor-haat/server-kit/telemetry';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addApiProxy } from './add-api-proxy.ts';
import { addCompositionRoute, addFileRoutes } from './add-file-routes.ts';
import { addHealthRoutes, exportLiveMetrics, FileSamples } from './add-health-routes.ts';
import { addSitemapRoutes } from './add-sitemap-routes.ts';
import { addBrowserReportHooks, addCanaryRoutes } from './canary/add-canary-routes.ts';
import { addFederationRoute, addMirrorRoutes } from './federation/add-federation-route.ts';
import { addOfflineRoutes } from './offline/add-offline-routes.ts';
import { addPageRoutes, getPageLabels } from './pages/add-page-routes.ts';
import { purgeCdn } from './pages/watch-content.ts';
import { addPreviewRoutes } from './preview/add-preview-routes.ts';
import { createPreviews } from './preview/create-previews.ts';
import type { SiteConfig } from './read-config.ts';
import { containRemoteErrors } from './release/contain-remote-errors.ts';
import {
  followConfiguredBucket,
  followRegistry,
  type LiveSites,
} from './release/follow-registry.ts';
import { isApiPath, sendApiError } from './send-api-error.ts';
import { propagateRequestHeaders } from './with-request-context.ts';

const BODY_LIMIT_BYTES = 12 * 1024 * 1024;

/** Equals the timeout of the API, which allows for photo uploads over slow connections. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Requests with a longer path parameter get a 404 response. */
const MAX_PARAMETER_CHARACTERS = 400;

export async function createSiteApp(config: SiteConfig): Promise<FastifyInstance> {
  const { store } = config;
  const app = createServer(config);
  const live = await followLiveSites(app, config);
  const previews = config.previews ? createPreviews(store, live, config.registryKey) : null;
  const samples = new FileSamples(store, live.getSite);
  const stopPropagating = propagateRequestHeaders([config.apiBase, config.dealerApiBase]);
  const stopContaining = containRemoteErrors({ store, failures: live.failures, log: app.log });
  app.addHook('onClose', async () => {
    stopContaining();
    stopPropagating();
    samples.stop();
    live.stop();
    previews?.stop();
  });
  addRequestHooks(app, config);
  exportLiveMetrics(live.getSite);
  addSecurityHeaders(app, config);
  addErrorHandlers(app);
  addHealthRoutes(app, live, samples, () => isApiReady(config.apiBase));
  addBrowserReportHooks(app, live.counts);
  addApiProxy(app, config);
  addCanaryRoutes(app, config, live);
  addFileRoutes(app, config, live);
  addOfflineRoutes(app);
  if (previews) {
    addPreviewRoutes(app, config, live);
    addFederationRoute(app, config, live);
    addMirrorRoutes(app, config, live);
  }
  addCompositionRoute(app, live, previews);
  addSitemapRoutes(app, config, live);
  addPageRoutes(app, config, live, previews);
  await live.ready;
  return app;
}

function createServer(config: SiteConfig): FastifyInstance {
  const logger = createLogger({ service: 'site', level: config.logLevel });
  return Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: (request) => readRequestId(request, config.trustedHops > 0),
    requestIdHeader: false,
    // URLs can contain personal data, so `logRequest` logs the route pattern instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < config.trustedHops,
    bodyLimit: BODY_LIMIT_BYTES,
    // During shutdown the server still responds to requests that have started.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PARAMETER_CHARACTERS },
    frameworkErrors: sendError,
  });
}

async function followLiveSites(app: FastifyInstance, config: SiteConfig): Promise<LiveSites> {
  const { store, environment: env, purgeUrl, profiles, registryKey: key } = config;
  const bucket = await followConfiguredBucket(config, (error) =>
    app.log.error({ err: error }, 'the bucket could not be read'),
  );
  return followRegistry({
    store,
    env,
    key,
    profiles,
    bucket,
    report: (error) => app.log.error({ err: error }, 'the store could not be read'),
    ...(purgeUrl
      ? { onSwitch: (site) => purgeCdn(purgeUrl, { composition: site.digest }, app.log) }
      : {}),
  });
}

/** The telemetry hook must be the first one, because it runs all others inside the span of the request. */
function addRequestHooks(app: FastifyInstance, config: SiteConfig): void {
  const telemetry = createRequestTelemetry({ isProxyTrusted: config.trustedHops > 0 });
  const isMeasured = config.telemetry.metrics || config.telemetry.traces;
  app.addHook('onRequest', (request, _, next) => telemetry.onRequest(request, next));
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = getPageLabels(request);
    telemetry.onResponse(request, reply, isMeasured ? labels : undefined);
    logRequest(request, reply, labels?.route);
  });
}

export function addErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
    if (!isReadMethod) {
      reply.header('allow', 'GET, HEAD').code(405);
      if (isApiPath(request)) return sendApiError(request, reply, 405);
      return reply.type('text/plain').send(formatPlainError(405, 'pages are read with GET'));
    }
    if (isApiPath(request)) return sendApiError(request, reply, 404);
    return reply.code(404).type('text/plain').send(formatPlainError(404));
  });
  app.setErrorHandler(sendError);
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (isApiPath(request)) return sendApiError(request, reply, status, error.code);
  if (status === 416) copyContentRange(error, reply);
  reply
    .code(status)
    .type('text/plain')
    .header('cache-control', 'no-store')
    .send(formatPlainError(status, status < 500 ? error.message : undefined));
}

function formatPlainError(status: number, reason?: string): string {
  const title = `${status} ${STATUS_CODES[status] ?? 'Error'}`;
  return reason ? `${title}: ${reason}\n` : `${title}\n`;
}

/**
 * A client needs the `Content-Range` of a 416 response to correct its range (RFC 9110, 15.5.17). The file server adds
 * the header to the error.
 */
function copyContentRange(error: FastifyError & { headers?: unknown }, reply: FastifyReply): void {
  const range = new Map(Object.entries(error.headers ?? {})).get('Content-Range');
  if (typeof range === 'string') reply.header('content-range', range);
}

/** All pages share one route, so a page is logged with the pattern of its app. */
function logRequest(request: FastifyRequest, reply: FastifyReply, pattern?: string): void {
  const { method, routeOptions } = request;
  const loggedRoute = pattern === undefined ? routeOptions : { url: pattern };
  request.log.info(
    { req: { method, routeOptions: loggedRoute }, res: reply, ms: Math.round(reply.elapsedTime) },
    'request',
  );
}

/** The first request after a start is slow, because the API builds its indexes. */
const API_READY_TIMEOUT_MS = 5000;

async function isApiReady(apiBase: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(API_READY_TIMEOUT_MS);
    return (await fetch(`${apiBase}/api/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}

/** One year. `includeSubDomains` is omitted, because this server must not decide for other hosts of the domain. */
const HSTS_VALUE = 'max-age=31536000';

export function addSecurityHeaders(
  app: FastifyInstance,
  { indexable, origin }: Pick<SiteConfig, 'indexable' | 'origin'>,
): void {
  const isSecure = origin.startsWith('https:');
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // A personal page has already set a stricter policy.
    if (!reply.hasHeader('referrer-policy')) {
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    }
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    if (isSecure) reply.header('strict-transport-security', HSTS_VALUE);
    if (!indexable) reply.header('x-robots-tag', 'noindex');
  });
}
