export {
  createRequestTelemetry,
  type ObservedRequest,
  type PageLabels,
  type RequestTelemetry,
} from './create-request-telemetry.ts';
export { createTraceHeaders } from './create-trace-headers.ts';
export { getMeter } from './get-meter.ts';
export { startTelemetry, type Telemetry } from './start-telemetry.ts';
export {
  type TelemetryConfig,
  telemetrySettings,
  toTelemetryConfig,
} from './telemetry-settings.ts';
export { traceStatements } from './trace-statements.ts';
