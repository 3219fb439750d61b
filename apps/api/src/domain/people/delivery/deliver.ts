import { meterOf } from '@tractor-haat/server-kit/telemetry';
import type { Logger } from 'pino';
import type { Breaker } from './breaker.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Provider, SendAlert, SendCode, SendDecision } from './provider.ts';

/** Timeout of a gateway. */
const LIMIT_MS = 4000;

type Deps = {
  providers: readonly Provider[];
  breaker: Pick<Breaker, 'mayTry' | 'succeeded' | 'failed'>;
  logger: Pick<Logger, 'warn' | 'error'>;
  limitMs?: number;
};

type MessageMetrics = { counter: ReturnType<typeof countMessages> };

const countMessages = () =>
  meterOf().createCounter('messages', {
    description: 'Messages that a gateway took or did not take',
  });

export function deliverBy(deps: Deps): SendCode {
  const counter = countMessages();
  return (message) =>
    byFirst({ ...deps, counter }, message.purpose, (provider, signal) =>
      provider.send(message, signal),
    );
}

export function deliverAlertsBy(deps: Deps): SendAlert {
  const counter = countMessages();
  return (message) =>
    byFirst({ ...deps, counter }, 'alert', (provider, signal) =>
      provider.sendAlert(message, signal),
    );
}

/** Sends decisions of moderators through gateways that have a template for them. */
export function deliverDecisionsBy(deps: Deps): SendDecision {
  const counter = countMessages();
  const providers = deps.providers.filter(({ sendDecision }) => sendDecision !== undefined);
  return async (message) =>
    providers.length === 0 ||
    byFirst({ ...deps, providers, counter }, 'decision', async (provider, signal) =>
      provider.sendDecision?.(message, signal),
    );
}

/** Tries the providers in order until one accepts the message; paused ones are skipped. */
async function byFirst(
  { providers, breaker, logger, counter, limitMs = LIMIT_MS }: Deps & MessageMetrics,
  purpose: string,
  send: (provider: Provider, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  let isTried = false;
  for (const provider of providers) {
    if (!(await breaker.mayTry(provider.name))) continue;
    isTried = true;
    try {
      await send(provider, AbortSignal.timeout(limitMs));
      counter.add(1, { gateway: provider.name, purpose, outcome: 'sent' });
      await breaker.succeeded(provider.name);
      return true;
    } catch (error) {
      counter.add(1, { gateway: provider.name, purpose, outcome: 'failed' });
      // Logs the reason only: a gateway's error may repeat the request, and with it the code.
      const reason = error instanceof DeliveryError ? error.message : nameOf(error);
      logger.warn({ provider: provider.name, reason }, 'gateway rejected the code');
      await breaker.failed(provider.name);
    }
  }
  if (isTried) logger.error({ purpose }, 'no gateway accepted the code');
  return false;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
