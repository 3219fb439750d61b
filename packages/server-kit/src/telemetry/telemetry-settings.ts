import { httpUrl, integer, setting, text, type Values } from '../settings/index.ts';

/** Settings of metrics and traces. */
export const telemetrySettings = {
  METRICS_PORT: setting({
    description: 'where metrics are told (Prometheus, /metrics): for our own machines alone',
    schema: integer(1, 65_535),
    defaultValue: undefined,
    defaultLabel: 'none: nothing is measured',
  }),
  METRICS_HOST: setting({
    description: 'where METRICS_PORT listens',
    schema: text,
    defaultValue: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    description: 'a collector of traces (OTLP over HTTP), as http://collector:4318',
    schema: httpUrl,
    defaultValue: undefined,
    defaultLabel: 'none: nothing is traced',
  }),
  TRACED_PERCENT: setting({
    description: 'how many of a hundred requests are traced, where nobody in front decided it',
    schema: integer(0, 100),
    defaultValue: 1,
  }),
};

/** Telemetry configuration of a process. */
export interface TelemetryConfig {
  /** Undefined disables metrics. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Undefined disables tracing. */
  readonly traces: { readonly collector: string; readonly share: number } | undefined;
}

/** Telemetry configuration from a program's settings. */
export function toTelemetryConfig(values: Values<typeof telemetrySettings>): TelemetryConfig {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = values;
  return {
    metrics: port === undefined ? undefined : { port, host },
    traces: collector === undefined ? undefined : { collector, share: values.TRACED_PERCENT / 100 },
  };
}
