import type { TelemetryConfig } from './telemetry-settings.ts';

/** What was turned on; `stop` sends what is still to be sent. */
export interface Telemetry {
  readonly stop: () => Promise<void>;
}

/** Turns on what is configured. To be called before anything that measures is made. */
export async function startTelemetry(
  service: string,
  { metrics, traces }: TelemetryConfig,
): Promise<Telemetry> {
  const stops: (() => Promise<void>)[] = [];
  if (traces) stops.push((await import('./traces.ts')).startTraces(service, traces));
  if (metrics) stops.push(await (await import('./metrics.ts')).startMetrics(service, metrics));
  return {
    async stop() {
      await Promise.allSettled(stops.map((stop) => stop()));
    },
  };
}
