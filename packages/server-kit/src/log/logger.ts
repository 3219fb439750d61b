import { type DestinationStream, type Logger, pino } from 'pino';
import { cleanedError } from './cleaned-error.ts';
import { masked } from './masked.ts';

type Request = {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
};
type Reply = { readonly statusCode: number };

/** Fields that may hold what a person typed, wherever they are logged; `source` is an address that the proxy hands on. */
const PERSONAL = [
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
  /** Which program it is. */
  readonly service: string;
  readonly level: string;
  readonly destination?: DestinationStream;
}

/** JSON lines without personal data: no addresses of pages or people, no values of queries. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), remove: true },
    // Of an address only the route's own pattern is told: visitors type the rest.
    serializers: {
      req: ({ method, routeOptions }: Request) => ({ method, route: routeOptions?.url ?? 'none' }),
      res: ({ statusCode }: Reply) => ({ statusCode }),
      err: (error: unknown) => cleanedError(error),
    },
    formatters: {
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            typeof value === 'string' ? masked(value) : value,
          ]),
        ),
    },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void) {
        // A bare error would lend its own message to the line.
        const [first, ...rest] = args;
        const logged = first instanceof Error ? [{ err: first }, ...rest] : args;
        if (first instanceof Error && rest.length === 0) logged.push('failed');
        method.apply(
          this,
          logged.map((arg) => (typeof arg === 'string' ? masked(arg) : arg)),
        );
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
