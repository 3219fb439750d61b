import { context, propagation } from '@opentelemetry/api';

/** Returns headers that continue the trace of the current request on another server. Empty outside a traced request. */
export function createTraceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
