export { getMeter } from './get-meter.ts';
export {
  type ObservedRequest,
  type PageLabels,
  type RequestTelemetry,
  requestTelemetry,
} from './request-telemetry.ts';
export { startTelemetry, type Telemetry } from './start-telemetry.ts';
export {
  type TelemetryConfig,
  telemetrySettings,
  toTelemetryConfig,
} from './telemetry-settings.ts';
export { traceHeaders } from './trace-headers.ts';
export { traceStatements } from './trace-statements.ts';
