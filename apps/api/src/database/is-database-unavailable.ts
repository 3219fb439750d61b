import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/** PostgreSQL error codes: too many connections, server starting, stopping or crashed, statement timeout. */
const UNAVAILABLE_CODES = new Set(['53300', '57P01', '57P02', '57P03', '57014']);
/** Network errors of the connection to the server. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Messages of the pool and its client, whose errors have no code. */
const CONNECTION_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
]);

/** Returns true if an error or its cause means that the database is overloaded or unreachable. A retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // `instanceof Error` is false for Node's socket errors in jest, because they come from another realm.
  if (!isNativeError(error)) return false;
  if (error instanceof DatabaseError) return UNAVAILABLE_CODES.has(error.code ?? '');
  if (CONNECTION_MESSAGES.has(error.message)) return true;
  if ('code' in error && NETWORK_CODES.has(String(error.code))) return true;
  return isDatabaseUnavailable(error.cause);
}
