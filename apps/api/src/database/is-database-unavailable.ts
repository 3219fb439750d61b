import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/** PostgreSQL codes: too many connections, starting, stopping or crashed, statement timeout. */
const UNAVAILABLE_CODES = new Set(['53300', '57P01', '57P02', '57P03', '57014']);
/** Network errors on the way to the server. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Errors of the pool and its client have no code: pool exhausted, connect timeout, connection lost. */
const CONNECTION_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
]);

/** True if an error, as wrapped by Drizzle, means an overloaded or unreachable database. A retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Node creates socket errors itself, in another realm than jest's: `instanceof` fails.
  if (!isNativeError(error)) return false;
  if (error instanceof DatabaseError) return UNAVAILABLE_CODES.has(error.code ?? '');
  if (CONNECTION_MESSAGES.has(error.message)) return true;
  if ('code' in error && NETWORK_CODES.has(String(error.code))) return true;
  return isDatabaseUnavailable(error.cause);
}
