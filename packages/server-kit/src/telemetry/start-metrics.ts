import { metrics } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { getMeter } from './get-meter.ts';
import { measureProcess } from './measure-process.ts';

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
