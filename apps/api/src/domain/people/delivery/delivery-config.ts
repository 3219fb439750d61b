import { readFileSync } from 'node:fs';
import type { Values } from '@tractor-haat/server-kit/settings';
import { z } from 'zod';
import { StartupError } from '../../../shared/startup-error.ts';
import type { BreakerRule } from './breaker.ts';
import type { BudgetRule } from './budget.ts';
import type { deliverySettings, ProviderName } from './delivery-settings.ts';
import { type Templates, templatesSchema } from './templates.ts';

export type DeliveryConfig = {
  providers: readonly ProviderName[];
  msg91: { authKey: string; base: string };
  gupshup: { userId: string; password: string; base: string };
  /** Undefined for the outbox, which sends no texts. */
  templates: Templates | undefined;
  budget: BudgetRule;
  breaker: BreakerRule;
  push: {
    /** Private VAPID key. If undefined, the key is derived from the secret key. */
    privateKey: string | undefined;
    services: readonly string[];
  };
};

export function readDeliveryConfig(settings: Values<typeof deliverySettings>): DeliveryConfig {
  const { OTP_TEMPLATES: file } = settings;
  return {
    providers: settings.OTP_PROVIDER,
    msg91: { authKey: settings.MSG91_AUTH_KEY, base: settings.MSG91_BASE },
    gupshup: {
      userId: settings.GUPSHUP_USER_ID,
      password: settings.GUPSHUP_PASSWORD,
      base: settings.GUPSHUP_BASE,
    },
    templates: file === undefined ? undefined : readTemplates(file),
    budget: {
      perMinute: settings.MESSAGES_PER_MINUTE,
      perDay: settings.MESSAGES_PER_DAY,
      perPrefix: settings.MESSAGES_PER_PREFIX,
    },
    push: { privateKey: settings.VAPID_PRIVATE_KEY, services: settings.PUSH_SERVICES },
    breaker: { failures: settings.GATEWAY_FAILURES, pauseSeconds: settings.GATEWAY_PAUSE_SECONDS },
  };
}

function readTemplates(file: string): Templates {
  try {
    return templatesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new StartupError(`OTP_TEMPLATES: ${file} cannot be used: ${reason}`, { cause });
  }
}
