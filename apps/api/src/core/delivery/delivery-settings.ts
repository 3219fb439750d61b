import { readFileSync } from 'node:fs';
import {
  type Condition,
  choice,
  httpUrl,
  integer,
  pathFrom,
  type Rule,
  setting,
  text,
  type Values,
} from '@tractor-haat/server-kit/settings';
import { z } from 'zod';
import { repositoryRoot } from '../files/repository-root.ts';
import { StartupError } from '../startup-error.ts';
import type { BreakerRule } from './breaker.ts';
import { type Templates, templatesSchema } from './provider.ts';

const PROVIDER_NAMES = ['outbox', 'msg91', 'gupshup'] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

const NO_PROVIDERS: readonly ProviderName[] = [];

const splitNames = (value: string) => value.split(',').map((name) => name.trim());

const providerNames = z
  .string()
  .transform(splitNames)
  .pipe(z.array(z.enum(PROVIDER_NAMES, `must name some of ${PROVIDER_NAMES.join(', ')}`)));

/** The outbox shows codes instead of sending them, so even development has to select it explicitly. */
const alwaysRequired: Condition = {
  condition: 'in every environment, such as outbox in development',
  isMet: () => true,
};

const createProviderCondition = (provider: ProviderName): Condition => ({
  condition: `with OTP_PROVIDER=${provider}`,
  isMet: ({ OTP_PROVIDER = '' }) => splitNames(OTP_PROVIDER).includes(provider),
});

const usesGateway: Condition = {
  condition: 'with a gateway in OTP_PROVIDER',
  isMet: (values) =>
    createProviderCondition('msg91').isMet(values) ||
    createProviderCondition('gupshup').isMet(values),
};

/** Push services of Chromium browsers, Firefox, Edge and Safari. */
const BROWSER_PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

const hosts = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]{1,253}$/, 'must name hosts')));

const positiveCount = integer(1, 1e9);

export const deliverySettings = {
  OTP_PROVIDER: setting({
    description:
      'SMS gateways in order of use: msg91, gupshup; or outbox, which sends no messages and lists them at ' +
      '/api/dev/outbox for requests from this machine',
    schema: providerNames,
    defaultValue: NO_PROVIDERS,
    defaultLabel: 'none',
    required: alwaysRequired,
  }),
  ALLOW_OUTBOX: setting({
    description: '1 allows OTP_PROVIDER=outbox with NODE_ENV=production, for a demonstration',
    schema: choice('0', '1'),
    defaultValue: '0',
  }),
  OTP_TEMPLATES: setting({
    description: 'JSON file with the registered (DLT) templates per purpose and language',
    schema: pathFrom(repositoryRoot),
    defaultValue: undefined,
    required: usesGateway,
  }),
  MSG91_AUTH_KEY: setting({
    description: 'auth key of the MSG91 account',
    schema: text,
    defaultValue: '',
    isSecret: true,
    required: createProviderCondition('msg91'),
  }),
  MSG91_BASE: setting({
    description: 'base URL of MSG91',
    schema: httpUrl,
    defaultValue: 'https://control.msg91.com',
  }),
  GUPSHUP_USER_ID: setting({
    description: 'user id of the Gupshup account',
    schema: text,
    defaultValue: '',
    required: createProviderCondition('gupshup'),
  }),
  GUPSHUP_PASSWORD: setting({
    description: 'password of the Gupshup account',
    schema: text,
    defaultValue: '',
    isSecret: true,
    required: createProviderCondition('gupshup'),
  }),
  GUPSHUP_BASE: setting({
    description: 'base URL of Gupshup',
    schema: httpUrl,
    defaultValue: 'https://enterprise.smsgupshup.com',
  }),
  VAPID_PRIVATE_KEY: setting({
    description:
      'private VAPID key for web push (P-256, base64url); a change ends the price alerts of all phones',
    schema: text.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'),
    defaultValue: undefined,
    defaultLabel: 'derived from SECRET_KEY',
    isSecret: true,
  }),
  PUSH_SERVICES: setting({
    description:
      'allowed hosts of push services, including subdomains, separated by commas; other endpoints are rejected',
    schema: hosts,
    defaultValue: BROWSER_PUSH_SERVICES,
    defaultLabel: 'those of Chrome, Firefox, Edge and Safari',
  }),
  MESSAGES_PER_MINUTE: setting({
    description: 'maximum number of messages per minute',
    schema: positiveCount,
    defaultValue: 600,
  }),
  MESSAGES_PER_DAY: setting({
    description: 'maximum number of messages per day',
    schema: positiveCount,
    defaultValue: 50_000,
  }),
  MESSAGES_PER_PREFIX: setting({
    description: 'maximum number of messages per hour to numbers with the same first four digits',
    schema: positiveCount,
    defaultValue: 1000,
  }),
  GATEWAY_FAILURES: setting({
    description: 'consecutive failures after which a gateway is paused',
    schema: positiveCount,
    defaultValue: 5,
  }),
  GATEWAY_PAUSE_SECONDS: setting({
    description: 'duration of that pause',
    schema: positiveCount,
    defaultValue: 60,
  }),
};

/** The outbox shows codes, so production rejects it without an explicit setting. */
export const outboxRule: Rule = ({ OTP_PROVIDER = '', NODE_ENV, ALLOW_OUTBOX }) =>
  splitNames(OTP_PROVIDER).includes('outbox') && NODE_ENV === 'production' && ALLOW_OUTBOX !== '1'
    ? 'OTP_PROVIDER=outbox sends no codes and is refused with NODE_ENV=production (name a gateway, ' +
      'msg91 or gupshup, or set ALLOW_OUTBOX=1 for a demonstration)'
    : undefined;

/** Limits of all messages of the site, which prevent high costs and attacks on ranges of numbers. */
export type BudgetRule = {
  perMinute: number;
  perDay: number;
  /** Messages per hour to numbers with the same first four digits. */
  perPrefix: number;
};

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
