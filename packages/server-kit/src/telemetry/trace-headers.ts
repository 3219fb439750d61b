import { context, propagation } from '@opentelemetry/api';

/** Headers that add a call to another server to the trace of the current request; empty without one. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
