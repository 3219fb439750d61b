import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/** PostgreSQL's own: no connection is left, it starts, stops or has crashed, a statement took longer than it may. */
const BUSY_CODES = new Set(['53300', '57P01', '57P02', '57P03', '57014']);
/** Of the way there: it is refused, breaks off, or nobody answers. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The pool's and its client's, which give their errors no code: all are in use, none came in time, one broke off. */
const NO_CONNECTION = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
]);

/**
 * Whether the database had no room for a request, or is away, as Drizzle tells it: nothing is wrong with what was
 * asked or with us, and the same request may be answered a moment later.
 */
export function isBusy(error: unknown): boolean {
  // Those of sockets are made by Node itself, which is another world than a test's.
  if (!isNativeError(error)) return false;
  if (error instanceof DatabaseError) return BUSY_CODES.has(error.code ?? '');
  if (NO_CONNECTION.has(error.message)) return true;
  if ('code' in error && NETWORK_CODES.has(String(error.code))) return true;
  return isBusy(error.cause);
}
