import type { IncomingHttpHeaders } from 'node:http';
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { meterOf } from './meter.ts';

/** Fields of a request that are used here; compatible with Fastify. */
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

/** Page labels beyond the route: the page's pattern, remote and version. */
export interface PageLabels {
  readonly route: string;
  readonly remote: string;
  readonly version: string;
}

/** Hooks for a server. */
export interface RequestTelemetry {
  /** Runs `next` inside the request's span; must be the first hook. */
  readonly entered: (request: ObservedRequest, next: () => void) => void;
  readonly answered: (request: ObservedRequest, reply: ObservedResponse, page?: PageLabels) => void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Other methods are counted under one label. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures and traces requests. `isOursInFront`: trusts the trace headers of the proxy in front. */
export function requestTelemetry(isOursInFront: boolean): RequestTelemetry {
  const duration = meterOf().createHistogram('http.server.request.duration.seconds', {
    description: 'From the request to the end of its answer',
    unit: 's',
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const tracer = trace.getTracer('tractor-haat');
  const spans = new WeakMap<ObservedRequest, Span>();
  return {
    entered(request, next) {
      const before = isOursInFront
        ? propagation.extract(context.active(), request.headers)
        : context.active();
      const kind = SpanKind.SERVER;
      const attributes = { 'http.request.id': request.id };
      const span = tracer.startSpan(methodOf(request), { kind, attributes }, before);
      // Traces are off.
      if (!span.isRecording()) return next();
      spans.set(request, span);
      context.with(trace.setSpan(before, span), next);
    },
    answered(request, { statusCode, elapsedTime }, page) {
      const { route = request.routeOptions?.url ?? 'none', ...who } = page ?? {};
      const attributes = {
        'http.request.method': methodOf(request),
        'http.route': route,
        'http.response.status_code': statusCode,
        ...who,
      };
      duration.record(elapsedTime / 1000, attributes);
      const span = spans.get(request);
      if (!span) return;
      span.updateName(`${methodOf(request)} ${route}`);
      span.setAttributes(attributes);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const methodOf = ({ method }: ObservedRequest) => (METHODS.has(method) ? method : 'other');
