export { getMeter } from './meter.ts';
export {
  type ObservedRequest,
  type PageLabels,
  type RequestTelemetry,
  requestTelemetry,
} from './request-telemetry.ts';
export { startTelemetry, type Telemetry } from './start-telemetry.ts';
export { traceStatements } from './statements.ts';
export { type TelemetryConfig, toTelemetryConfig, telemetrySettings } from './telemetry-settings.ts';
export { traceHeaders } from './trace-headers.ts';
