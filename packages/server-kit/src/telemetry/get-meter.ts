import { type Meter, metrics } from '@opentelemetry/api';

/** Meter of all instruments; a no-op while metrics are off. Called when a program is assembled. */
export const getMeter = (): Meter => metrics.getMeter('tractor-haat');
