import { meterOf, traceStatements } from '@tractor-haat/telemetry';
import type pg from 'pg';

/** Tells how many connections of a pool work, rest and are waited for, and traces what they are asked. */
export function measurePool(pool: pg.Pool): void {
  traceStatements(pool);
  // Transactions speak to their connection alone.
  pool.on('connect', traceStatements);
  meterOf()
    .createObservableGauge('db.pool.connections', {
      description: 'Connections to PostgreSQL; waiting: requests that have none yet',
    })
    .addCallback((result) => {
      result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
      result.observe(pool.idleCount, { state: 'idle' });
      result.observe(pool.waitingCount, { state: 'waiting' });
    });
}
