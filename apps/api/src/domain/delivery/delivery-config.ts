import { readFileSync } from 'node:fs';
import type { Values } from '@tractor-haat/server-kit/settings';
import { z } from 'zod';
import { StartProblem } from '../../shared/start-problem.ts';
import type { BreakerRule } from './breaker.ts';
import type { BudgetRule } from './budget.ts';
import type { deliverySettings, ProviderName } from './delivery-settings.ts';
import { type Templates, templatesFile } from './templates.ts';

/** Gateways for codes in the order of tries, and their settings. */
export type DeliveryConfig = {
  providers: readonly ProviderName[];
  msg91: { authKey: string; base: string };
  gupshup: { userId: string; password: string; base: string };
  /** Undefined for the outbox, which sends no texts. */
  templates: Templates | undefined;
  budget: BudgetRule;
  breaker: BreakerRule;
  push: {
    /** Private key for pushes; undefined: derived from the secret key. */
    privateKey: string | undefined;
    /** Allowed hosts of push services. */
    services: readonly string[];
  };
};

/** Throws `StartProblem` if the templates are unusable. */
export function readDelivery(given: Values<typeof deliverySettings>): DeliveryConfig {
  const { OTP_TEMPLATES: file } = given;
  return {
    providers: given.OTP_PROVIDER,
    msg91: { authKey: given.MSG91_AUTH_KEY, base: given.MSG91_BASE },
    gupshup: {
      userId: given.GUPSHUP_USER_ID,
      password: given.GUPSHUP_PASSWORD,
      base: given.GUPSHUP_BASE,
    },
    templates: file === undefined ? undefined : readTemplates(file),
    budget: {
      perMinute: given.MESSAGES_PER_MINUTE,
      perDay: given.MESSAGES_PER_DAY,
      perPrefix: given.MESSAGES_PER_PREFIX,
    },
    push: { privateKey: given.VAPID_PRIVATE_KEY, services: given.PUSH_SERVICES },
    breaker: { failures: given.GATEWAY_FAILURES, pauseSeconds: given.GATEWAY_PAUSE_SECONDS },
  };
}

function readTemplates(file: string): Templates {
  try {
    return templatesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new StartProblem(`The templates in ${file} cannot be used: ${reason}`, { cause });
  }
}
