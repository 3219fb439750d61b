import { isNativeError } from 'node:util/types';
import { maskMessage } from './mask-text.ts';

/** Error without user input. `type` is the name of the error, or the type of a thrown value that is no error. */
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

/** Fields of database errors that contain no user input: the code, and names from the schema. */
const DATABASE_FIELDS = ['code', 'table', 'constraint', 'column'] as const;
const FIELD_PATTERN = /^\w{2,64}$/;

const MAX_CAUSES = 5;

/**
 * Removes user input from an error. Messages of the database driver and of Drizzle contain query values, so only code,
 * table, constraint and column of such errors are logged. Other messages are masked.
 */
export function cleanError(error: unknown, depth = 0): CleanedError {
  if (!isError(error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const fields = DATABASE_FIELDS.flatMap((field) => {
    const value: unknown = field in error ? Reflect.get(error, field) : undefined;
    return typeof value === 'string' && FIELD_PATTERN.test(value) ? [[field, value] as const] : [];
  });
  const hasDepthLeft = depth < MAX_CAUSES;
  return {
    type: name,
    ...(isDatabaseError(error) ? {} : { message: maskMessage(message) }),
    ...Object.fromEntries(fields),
    ...(stack === undefined ? {} : { stack: selectFrames(stack) }),
    ...(cause !== undefined && hasDepthLeft ? { cause: cleanError(cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && hasDepthLeft
      ? { errors: error.errors.slice(0, MAX_CAUSES).map((inner) => cleanError(inner, depth + 1)) }
      : {}),
  };
}

/** Bundles run in another JavaScript realm, where `instanceof Error` is false for their errors. */
const isError = (error: unknown): error is Error => isNativeError(error) || error instanceof Error;

const isDatabaseError = (error: Error) =>
  'severity' in error || 'query' in error || 'params' in error || 'detail' in error;

/** Removes the lines before the stack frames, because they repeat the message. */
const selectFrames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
