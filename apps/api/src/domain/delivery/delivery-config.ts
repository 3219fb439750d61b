import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../../shared/paths.ts';
import { StartProblem } from '../../shared/start-problem.ts';
import type { BreakerRule } from './breaker.ts';
import type { BudgetRule } from './budget.ts';
import { type Templates, templatesFile } from './templates.ts';

const NAMES = ['outbox', 'msg91', 'gupshup'] as const;

export type ProviderName = (typeof NAMES)[number];

/** Which gateways send codes, in the order in which they are tried, and what they need. */
export type DeliveryConfig = {
  providers: ProviderName[];
  msg91: { authKey: string; base: string };
  gupshup: { userId: string; password: string; base: string };
  /** Undefined for the outbox, which sends no texts. */
  templates: Templates | undefined;
  budget: BudgetRule;
  breaker: BreakerRule;
};

const atLeastOne = (fallback: number) => z.coerce.number().int().min(1).max(1e9).default(fallback);

/** Environment variables of delivery; merged into those of the API. */
export const deliveryVariables = {
  NODE_ENV: z.string().optional(),
  ALLOW_OUTBOX: z.enum(['0', '1']).default('0'),
  OTP_PROVIDER: z.string().optional(),
  OTP_TEMPLATES: z.string().optional(),
  MSG91_AUTH_KEY: z.string().default(''),
  MSG91_BASE: z.url().default('https://control.msg91.com'),
  GUPSHUP_USER_ID: z.string().default(''),
  GUPSHUP_PASSWORD: z.string().default(''),
  GUPSHUP_BASE: z.url().default('https://enterprise.smsgupshup.com'),
  MESSAGES_PER_MINUTE: atLeastOne(600),
  MESSAGES_PER_DAY: atLeastOne(50_000),
  MESSAGES_PER_PREFIX: atLeastOne(1000),
  GATEWAY_FAILURES: atLeastOne(5),
  GATEWAY_PAUSE_SECONDS: atLeastOne(60),
};

type Variables = z.output<z.ZodObject<typeof deliveryVariables>>;

/** Throws `StartProblem` when codes could not be sent, or would be readable by anyone. */
export function readDelivery(given: Variables): DeliveryConfig {
  const providers = namesOf(given);
  if (
    providers.includes('outbox') &&
    given.NODE_ENV === 'production' &&
    given.ALLOW_OUTBOX !== '1'
  ) {
    throw new StartProblem(
      'OTP_PROVIDER=outbox shows every code to everyone and is refused with NODE_ENV=production; ' +
        'name a gateway (msg91, gupshup), or set ALLOW_OUTBOX=1 for a demonstration.',
    );
  }
  const needed: [ProviderName, string, string][] = [
    ['msg91', 'MSG91_AUTH_KEY', given.MSG91_AUTH_KEY],
    ['gupshup', 'GUPSHUP_USER_ID', given.GUPSHUP_USER_ID],
    ['gupshup', 'GUPSHUP_PASSWORD', given.GUPSHUP_PASSWORD],
  ];
  for (const [provider, variable, value] of needed) {
    if (providers.includes(provider) && value === '')
      throw new StartProblem(`OTP_PROVIDER names ${provider}, which needs ${variable}.`);
  }
  return {
    providers,
    msg91: { authKey: given.MSG91_AUTH_KEY, base: given.MSG91_BASE },
    gupshup: {
      userId: given.GUPSHUP_USER_ID,
      password: given.GUPSHUP_PASSWORD,
      base: given.GUPSHUP_BASE,
    },
    templates: providers.every((name) => name === 'outbox') ? undefined : readTemplates(given),
    budget: {
      perMinute: given.MESSAGES_PER_MINUTE,
      perDay: given.MESSAGES_PER_DAY,
      perPrefix: given.MESSAGES_PER_PREFIX,
    },
    breaker: { failures: given.GATEWAY_FAILURES, pauseSeconds: given.GATEWAY_PAUSE_SECONDS },
  };
}

function namesOf({ OTP_PROVIDER, NODE_ENV }: Variables): ProviderName[] {
  if (OTP_PROVIDER === undefined && NODE_ENV === 'production')
    throw new StartProblem('OTP_PROVIDER must name the gateways for codes, as "msg91,gupshup".');
  const given = (OTP_PROVIDER ?? 'outbox').split(',').map((name) => name.trim());
  return given.map((name) => {
    const known = NAMES.find((one) => one === name);
    if (known) return known;
    throw new StartProblem(`OTP_PROVIDER: "${name}" is none of ${NAMES.join(', ')}.`);
  });
}

function readTemplates({ OTP_TEMPLATES }: Variables): Templates {
  if (OTP_TEMPLATES === undefined)
    throw new StartProblem('OTP_TEMPLATES must name the file with the registered (DLT) templates.');
  const file = path.resolve(repositoryRoot, OTP_TEMPLATES);
  try {
    return templatesFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new StartProblem(`The templates in ${file} cannot be used: ${reason}`, { cause });
  }
}
