import type { TelemetryConfig } from './telemetry-settings.ts';

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
