import { type Meter, metrics } from '@opentelemetry/api';

/** Where our instruments are made; they do nothing where metrics are off. Ask for it when a program is put together. */
export const meterOf = (): Meter => metrics.getMeter('tractor-haat');
