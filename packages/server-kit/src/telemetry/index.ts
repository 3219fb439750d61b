export {
  createRequestTelemetry,
  createTraceHeaders,
  getMeter,
  type ObservedRequest,
  type PageLabels,
  type RequestTelemetry,
} from './create-request-telemetry.ts';
export {
  startTelemetry,
  type Telemetry,
  type TelemetryConfig,
  telemetrySettings,
  toTelemetryConfig,
} from './start-telemetry.ts';
export { traceStatements } from './trace-statements.ts';
