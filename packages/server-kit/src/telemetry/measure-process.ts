import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

const NS_PER_SECOND = 1e9;
const US_PER_SECOND = 1e6;
const MS_PER_SECOND = 1000;
const RESOLUTION_MS = 10;

/** Adds gauges of event loop delay and memory, and a counter of CPU time. They are read on each scrape. */
export function measureProcess(meter: Meter): void {
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
