import { isNativeError } from 'node:util/types';
import { maskMessage } from './mask-text.ts';

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

/** Error codes and names of database objects. They contain no user input. */
const DATABASE_FIELDS = ['code', 'table', 'constraint', 'column'] as const;
const FIELD_PATTERN = /^\w{2,64}$/;

const MAX_CAUSES = 5;

/**
 * Removes user input from an error. Messages of the database driver and of Drizzle repeat query values, so only code,
 * table, constraint and column of such errors are logged; other messages are masked.
 */
export function cleanError(error: unknown, depth = 0): CleanedError {
  if (!isError(error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const fields = DATABASE_FIELDS.flatMap((field) => {
    const value: unknown = field in error ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' && FIELD_PATTERN.test(value) ? [[field, value] as const] : [];
  });
  return {
    type: name,
    ...(isDatabaseError(error) ? {} : { message: maskMessage(message) }),
    ...Object.fromEntries(fields),
    ...(stack === undefined ? {} : { stack: listFrames(stack) }),
    ...(cause !== undefined && depth < MAX_CAUSES ? { cause: cleanError(cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < MAX_CAUSES
      ? { errors: error.errors.slice(0, MAX_CAUSES).map((item) => cleanError(item, depth + 1)) }
      : {}),
  };
}

/** Errors from bundles come from another JavaScript realm, where `instanceof Error` is false. */
const isError = (error: unknown): error is Error => isNativeError(error) || error instanceof Error;

const isDatabaseError = (error: Error) =>
  'severity' in error || 'query' in error || 'params' in error || 'detail' in error;

/** Keeps only the stack frames, because the lines before them repeat the message. */
const listFrames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
