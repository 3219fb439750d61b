import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { Logger } from 'pino';
import type { Breaker } from './breaker.ts';
import {
  DeliveryError,
  type Provider,
  type SendAlert,
  type SendCode,
  type SendDecision,
} from './provider.ts';

const GATEWAY_TIMEOUT_MS = 4000;

type Deps = {
  providers: readonly Provider[];
  breaker: Pick<Breaker, 'canTry' | 'recordSuccess' | 'recordFailure'>;
  logger: Pick<Logger, 'warn' | 'error'>;
  timeoutMs?: number;
};

type MessageMetrics = { counter: ReturnType<typeof createMessageCounter> };

const createMessageCounter = () =>
  getMeter().createCounter('messages', {
    description: 'Messages that a gateway accepted or rejected',
  });

export function createCodeSender(deps: Deps): SendCode {
  const counter = createMessageCounter();
  return (message) =>
    sendWithFallback({ ...deps, counter }, message.purpose, (provider, signal) =>
      provider.send(message, signal),
    );
}

export function createAlertSender(deps: Deps): SendAlert {
  const counter = createMessageCounter();
  return (message) =>
    sendWithFallback({ ...deps, counter }, 'alert', (provider, signal) =>
      provider.sendAlert(message, signal),
    );
}

/** Resolves to true without sending if no provider has a template for decisions. */
export function createDecisionSender(deps: Deps): SendDecision {
  const counter = createMessageCounter();
  const providers = deps.providers.filter(({ sendDecision }) => sendDecision !== undefined);
  return async (message) => {
    if (providers.length === 0) return true;
    return sendWithFallback({ ...deps, providers, counter }, 'decision', async (provider, signal) =>
      provider.sendDecision?.(message, signal),
    );
  };
}

async function sendWithFallback(
  { providers, breaker, logger, counter, timeoutMs = GATEWAY_TIMEOUT_MS }: Deps & MessageMetrics,
  purpose: string,
  send: (provider: Provider, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  let hasAttempted = false;
  for (const provider of providers) {
    if (!(await breaker.canTry(provider.name))) continue;
    hasAttempted = true;
    try {
      await send(provider, AbortSignal.timeout(timeoutMs));
      counter.add(1, { gateway: provider.name, purpose, outcome: 'sent' });
      await breaker.recordSuccess(provider.name);
      return true;
    } catch (error) {
      counter.add(1, { gateway: provider.name, purpose, outcome: 'failed' });
      // A gateway's error may contain the request with its code, so only the reason is logged.
      const reason = error instanceof DeliveryError ? error.message : getErrorName(error);
      logger.warn({ provider: provider.name, reason }, 'gateway rejected the code');
      await breaker.recordFailure(provider.name);
    }
  }
  if (hasAttempted) logger.error({ purpose }, 'no gateway accepted the code');
  return false;
}

const getErrorName = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
