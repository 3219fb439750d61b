import { meterOf, traceStatements } from '@tractor-haat/server-kit/telemetry';
import type pg from 'pg';

/** Records how many connections of a pool are busy, idle and waited for, and traces their statements. */
export function measurePool(pool: pg.Pool): void {
  traceStatements(pool);
  // Transactions use their connection directly, without the pool.
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
