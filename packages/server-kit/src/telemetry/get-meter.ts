import { type Meter, metrics } from '@opentelemetry/api';

/** Returns the meter of all instruments, which does nothing while metrics are off. Call it after `startTelemetry`. */
export const getMeter = (): Meter => metrics.getMeter('tractor-haat');
