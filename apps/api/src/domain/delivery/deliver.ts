import type { Logger } from 'pino';
import { DeliveryError } from './delivery-error.ts';
import type { Provider, SendCode } from './provider.ts';

/** A gateway that has not answered by then is given up; two of them fit into one request. */
const LIMIT_MS = 4000;

/** Tries the providers in their order until one takes the message. */
export function deliverBy(
  providers: readonly Provider[],
  logger: Pick<Logger, 'warn' | 'error'>,
  limitMs = LIMIT_MS,
): SendCode {
  return async (message) => {
    for (const provider of providers) {
      try {
        await provider.send(message, AbortSignal.timeout(limitMs));
        return true;
      } catch (error) {
        // The reason only: an error of a gateway may repeat the request, and with it the code.
        const reason = error instanceof DeliveryError ? error.message : nameOf(error);
        logger.warn({ provider: provider.name, reason }, 'a gateway did not take a code');
      }
    }
    logger.error({ purpose: message.purpose }, 'no gateway took a code');
    return false;
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
