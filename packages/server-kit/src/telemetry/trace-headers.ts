import { context, propagation } from '@opentelemetry/api';

/** The headers by which a call to another server of ours belongs to the trace of this request; none without one. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
