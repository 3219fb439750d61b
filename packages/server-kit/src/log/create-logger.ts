import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';
import { maskMessage, maskText } from './mask-text.ts';

/** Error without user input. `type` is the name of the error, or the type of a thrown value that is no error. */
interface CleanedError {
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

interface LoggedRequest {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

interface LoggedReply {
  readonly statusCode: number;
}

/** Fields that can contain user input, such as `source`, the URL that the proxy forwards. */
const PERSONAL_FIELDS = [
  'name',
  'mobile',
  'number',
  'email',
  'otp',
  'password',
  'body',
  'cookie',
  'key',
  'source',
];

interface LoggerOptions {
  /** Name of the program, which is part of each line. */
  readonly service: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** Creates a logger that writes JSON lines without personal data: no page URLs, client addresses or query values. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    redact: { paths: PERSONAL_FIELDS.flatMap((field) => [field, `*.${field}`]), remove: true },
    // The route pattern is logged instead of the URL, because URLs contain user input.
    serializers: {
      req: ({ method, routeOptions }: LoggedRequest) => ({
        method,
        route: routeOptions?.url ?? 'none',
      }),
      res: ({ statusCode }: LoggedReply) => ({ statusCode }),
      err: (error: unknown) => cleanError(error),
    },
    formatters: {
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, maskIfText(value)]),
        ),
    },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void) {
        // If only an error is passed, pino would use its unmasked message as the message of the line.
        const [error, ...messages] = args;
        const isError = error instanceof Error;
        const logged = isError ? [{ err: error }, ...messages] : [...args];
        if (isError && messages.length === 0) logged.push('failed');
        method.apply(this, logged.map(maskIfText));
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const maskIfText = (value: unknown) => (typeof value === 'string' ? maskText(value) : value);
