import { isNativeError } from 'node:util/types';
import { maskedSentence } from './masked.ts';

/** An error as it is logged. */
export interface CleanedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly column?: string;
  readonly stack?: string;
  readonly cause?: CleanedError;
  readonly errors?: readonly CleanedError[];
}

/** Database object names and error codes; they contain no user input. */
const NAMES = ['code', 'table', 'constraint', 'column'] as const;
const NAME = /^\w{2,64}$/;

const MAX_CAUSES = 5;

/**
 * An error without user input. Messages of the database driver and of Drizzle repeat query values, so only code, table,
 * constraint and column of such errors are logged; other messages are masked.
 */
export function cleanedError(error: unknown, depth = 0): CleanedError {
  if (!isError(error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const fields = NAMES.flatMap((field) => {
    const value: unknown = field in error ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' && NAME.test(value) ? [[field, value] as const] : [];
  });
  return {
    type: name,
    ...(isOfDatabase(error) ? {} : { message: maskedSentence(message) }),
    ...Object.fromEntries(fields),
    ...(stack === undefined ? {} : { stack: framesOf(stack) }),
    ...(cause !== undefined && depth < MAX_CAUSES ? { cause: cleanedError(cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < MAX_CAUSES
      ? { errors: error.errors.slice(0, MAX_CAUSES).map((one) => cleanedError(one, depth + 1)) }
      : {}),
  };
}

/** Errors of bundles come from another realm, where `instanceof` fails. */
const isError = (error: unknown): error is Error => isNativeError(error) || error instanceof Error;

const isOfDatabase = (error: Error) =>
  'severity' in error || 'query' in error || 'params' in error || 'detail' in error;

/** Stack frames only, because the lines before them repeat the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
