import { type DestinationStream, type Logger, pino } from 'pino';
import { cleanError } from './clean-error.ts';
import { maskText } from './mask-text.ts';

type Request = {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
};
type Reply = { readonly statusCode: number };

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
    // The route pattern instead of the URL, because URLs contain user input.
    serializers: {
      req: ({ method, routeOptions }: Request) => ({ method, route: routeOptions?.url ?? 'none' }),
      res: ({ statusCode }: Reply) => ({ statusCode }),
      err: (error: unknown) => cleanError(error),
    },
    formatters: {
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            typeof value === 'string' ? maskText(value) : value,
          ]),
        ),
    },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void) {
        // Without this, pino logs the unmasked message of an error as the message of the line.
        const [first, ...rest] = args;
        const logged = first instanceof Error ? [{ err: first }, ...rest] : args;
        if (first instanceof Error && rest.length === 0) logged.push('failed');
        method.apply(
          this,
          logged.map((arg) => (typeof arg === 'string' ? maskText(arg) : arg)),
        );
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
