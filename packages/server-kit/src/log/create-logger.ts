import { type DestinationStream, type Logger, pino } from 'pino';
import { cleanError } from './clean-error.ts';
import { maskText } from './mask-text.ts';

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

export interface LoggerOptions {
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
