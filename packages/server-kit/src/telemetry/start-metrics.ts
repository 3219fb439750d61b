import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Meter, metrics } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { getMeter } from './create-request-telemetry.ts';

const NS_PER_SECOND = 1e9;
const US_PER_SECOND = 1e6;
const MS_PER_SECOND = 1000;
const RESOLUTION_MS = 10;

/** Adds gauges of event loop delay and memory, and a counter of CPU time. They are read on each scrape. */
function measureProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay.seconds', {
      description: 'Delay of the event loop since the last scrape',
      unit: 's',
    })
    .addCallback((result) => {
      // `monitorEventLoopDelay` includes the resolution of its timer in each delay.
      const toDelaySeconds = (ns: number) =>
        Math.max(0, ns / NS_PER_SECOND - RESOLUTION_MS / MS_PER_SECOND);
      for (const { quantile, ns } of [
        { quantile: '0.5', ns: delay.percentile(50) },
        { quantile: '0.99', ns: delay.percentile(99) },
        { quantile: '1', ns: delay.max },
      ])
        result.observe(delay.count === 0 ? 0 : toDelaySeconds(ns), { quantile });
      delay.reset();
    });
  meter
    .createObservableGauge('process.memory.bytes', {
      description: 'Memory of the process',
      unit: 'By',
    })
    .addCallback((result) => {
      const { rss, heapUsed, external } = process.memoryUsage();
      result.observe(rss, { kind: 'rss' });
      result.observe(heapUsed, { kind: 'heap' });
      result.observe(external, { kind: 'external' });
    });
  meter
    .createObservableCounter('process.cpu.seconds', { description: 'Processor time', unit: 's' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe(user / US_PER_SECOND, { mode: 'user' });
      result.observe(system / US_PER_SECOND, { mode: 'system' });
    });
}

/** Maximum number of label combinations per metric. Only forged values reach it. */
const MAX_COMBINATIONS = 2000;

/**
 * Serves metrics at `/metrics` in the format of Prometheus. Rejects if the port is in use. Returns a function that
 * stops the server.
 */
export async function startMetrics(
  service: string,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<() => Promise<void>> {
  const reader = new PrometheusExporter({
    port,
    host,
    preventServerStart: true,
    withoutScopeInfo: true,
  });
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    readers: [reader],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: MAX_COMBINATIONS }],
  });
  metrics.setGlobalMeterProvider(provider);
  measureProcess(getMeter());
  try {
    await reader.startServer();
  } catch (cause) {
    throw new Error(`METRICS_PORT ${port} cannot be used: ${readErrorCode(cause)}.`, { cause });
  }
  return () => provider.shutdown();
}

const readErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
