import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { masked } from './mask.ts';

type Request = { method: string; url: string };
type Reply = { statusCode: number };

/** Fields that may hold what a person typed, wherever they are logged. */
const PERSONAL = ['name', 'mobile', 'number', 'email', 'otp', 'password', 'body', 'cookie'];

/** JSON lines without personal data: mobile numbers masked, no addresses of people. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'api' },
    redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), remove: true },
    serializers: {
      req: ({ method, url }: Request) => ({ method, url: masked(url) }),
      res: ({ statusCode }: Reply) => ({ statusCode }),
      err: withoutNumbers,
    },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void) {
        method.apply(
          this,
          args.map((arg) => (typeof arg === 'string' ? masked(arg) : arg)),
        );
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Type, message and stack only: errors of drivers carry the values of the query as well. */
function withoutNumbers(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message: masked(message), stack: masked(stack ?? '') };
}
