import { httpUrl, integer, setting, text, type Values } from '../settings/index.ts';

/** Settings of metrics and traces, for the table of settings of a server. */
export const telemetrySettings = {
  METRICS_PORT: setting({
    description: 'port of /metrics (Prometheus); must not be reachable from the internet',
    schema: integer(1, 65_535),
    defaultValue: undefined,
    defaultLabel: 'none: metrics are off',
  }),
  METRICS_HOST: setting({
    description: 'address on which METRICS_PORT listens',
    schema: text,
    defaultValue: '127.0.0.1',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    description: 'URL of a trace collector (OTLP over HTTP), such as http://collector:4318',
    schema: httpUrl,
    defaultValue: undefined,
    defaultLabel: 'none: traces are off',
  }),
  TRACED_PERCENT: setting({
    description:
      'percentage of requests that are traced, unless the caller has decided (traceparent)',
    schema: integer(0, 100),
    defaultValue: 1,
  }),
};

/** Argument of `startTelemetry`. */
export interface TelemetryConfig {
  /** Port and host of `/metrics`. Undefined disables metrics. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** URL of the collector, and the share of requests to trace (0 to 1). Undefined disables tracing. */
  readonly traces: { readonly collector: string; readonly share: number } | undefined;
}

/** Converts the settings of a program to the argument of `startTelemetry`. */
export function toTelemetryConfig(values: Values<typeof telemetrySettings>): TelemetryConfig {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = values;
  return {
    metrics: port === undefined ? undefined : { port, host },
    traces: collector === undefined ? undefined : { collector, share: values.TRACED_PERCENT / 100 },
  };
}

/** `stop` sends pending data and never rejects. */
export interface Telemetry {
  readonly stop: () => Promise<void>;
}

/**
 * Starts metrics and traces as configured. Must run before any instrument is created, because earlier instruments have
 * no effect.
 */
export async function startTelemetry(
  service: string,
  { metrics, traces }: TelemetryConfig,
): Promise<Telemetry> {
  const stopFunctions: (() => Promise<void>)[] = [];
  if (traces) stopFunctions.push((await import('./start-traces.ts')).startTraces(service, traces));
  if (metrics)
    stopFunctions.push(await (await import('./start-metrics.ts')).startMetrics(service, metrics));
  return {
    async stop() {
      await Promise.allSettled(stopFunctions.map((stop) => stop()));
    },
  };
}
