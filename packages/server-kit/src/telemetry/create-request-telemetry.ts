import type { IncomingHttpHeaders } from 'node:http';
import {
  context,
  type Meter,
  metrics,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Returns the meter of all instruments, which does nothing while metrics are off. Call it after `startTelemetry`. */
export const getMeter = (): Meter => metrics.getMeter('tractor-haat');

/** Fields of a request that telemetry reads. Fastify's request has them. */
export interface ObservedRequest {
  readonly id: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly routeOptions?: { readonly url?: string | undefined };
}

interface ObservedResponse {
  readonly statusCode: number;
  /** Duration in milliseconds. */
  readonly elapsedTime: number;
}

/** Labels of a page: its route pattern, and the remote and version that rendered it. */
export interface PageLabels {
  readonly route: string;
  readonly remote: string;
  readonly version: string;
}

/** Server hooks that measure and trace requests. */
export interface RequestTelemetry {
  /** Runs `next` inside the span of the request, so it must be the first hook. */
  readonly onRequest: (request: ObservedRequest, next: () => void) => void;
  readonly onResponse: (
    request: ObservedRequest,
    reply: ObservedResponse,
    page?: PageLabels,
  ) => void;
}

const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Clients can send any method, so other methods are labelled `other` to bound the number of labels. */
const LABELLED_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Creates the hooks of a server. Call it after `startTelemetry`.
 * @param options.isProxyTrusted true if trace headers come from the server's own proxy. Spans then continue its traces
 */
export function createRequestTelemetry({
  isProxyTrusted,
}: {
  readonly isProxyTrusted: boolean;
}): RequestTelemetry {
  const duration = getMeter().createHistogram('http.server.request.duration.seconds', {
    description: 'From the request to the end of its response',
    unit: 's',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS_S },
  });
  const tracer = trace.getTracer('tractor-haat');
  const spans = new WeakMap<ObservedRequest, Span>();
  return {
    onRequest(request, next) {
      const parent = isProxyTrusted
        ? propagation.extract(context.active(), request.headers)
        : context.active();
      const kind = SpanKind.SERVER;
      const attributes = { 'http.request.id': request.id };
      const span = tracer.startSpan(toMethodLabel(request), { kind, attributes }, parent);
      // A span does not record if traces are off or the request is not sampled.
      if (!span.isRecording()) return next();
      spans.set(request, span);
      context.with(trace.setSpan(parent, span), next);
    },
    onResponse(request, { statusCode, elapsedTime }, page) {
      const { route = request.routeOptions?.url ?? 'none', ...labels } = page ?? {};
      const attributes = {
        'http.request.method': toMethodLabel(request),
        'http.route': route,
        'http.response.status_code': statusCode,
        ...labels,
      };
      duration.record(elapsedTime / 1000, attributes);
      const span = spans.get(request);
      if (!span) return;
      span.updateName(`${toMethodLabel(request)} ${route}`);
      span.setAttributes(attributes);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const toMethodLabel = ({ method }: ObservedRequest) =>
  LABELLED_METHODS.has(method) ? method : 'other';

/** Returns headers that continue the trace of the current request on another server. Empty outside a traced request. */
export function createTraceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
