import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/** Error codes of PostgreSQL: too many connections, shutdown, crash, start, statement timeout. */
const UNAVAILABLE_CODES = new Set(['53300', '57P01', '57P02', '57P03', '57014']);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** `pg` creates these errors without a code. */
const CONNECTION_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
]);

/** True if the database is overloaded or unreachable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // In jest, `instanceof Error` is false for Node's socket errors, which come from another realm.
  if (!isNativeError(error)) return false;
  if (error instanceof DatabaseError) return UNAVAILABLE_CODES.has(error.code ?? '');
  if (CONNECTION_MESSAGES.has(error.message)) return true;
  if ('code' in error && NETWORK_CODES.has(String(error.code))) return true;
  return isDatabaseUnavailable(error.cause);
}
