import {
  type Condition,
  choice,
  httpUrl,
  integer,
  pathFrom,
  type Rule,
  setting,
  text,
} from '@tractor-haat/server-kit/settings';
import { z } from 'zod';
import { repositoryRoot } from '../../../shared/repository-root.ts';

const PROVIDER_NAMES = ['outbox', 'msg91', 'gupshup'] as const;

export type ProviderName = (typeof PROVIDER_NAMES)[number];

const NO_PROVIDERS: readonly ProviderName[] = [];

const splitNames = (value: string) => value.split(',').map((name) => name.trim());

const providerNames = z
  .string()
  .transform(splitNames)
  .pipe(z.array(z.enum(PROVIDER_NAMES, `must name some of ${PROVIDER_NAMES.join(', ')}`)));

/** Also in development: showing codes instead of sending them must be requested explicitly. */
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

/** Push services of Chrome and its relatives, Firefox, Edge, and Safari. */
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
      'gateways for codes in the order in which they are tried: msg91, gupshup; or outbox, which sends ' +
      'nothing and shows codes to this machine at /api/dev/outbox',
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
    description: 'key of the account at MSG91',
    schema: text,
    defaultValue: '',
    isSecret: true,
    required: createProviderCondition('msg91'),
  }),
  MSG91_BASE: setting({
    description: 'where MSG91 answers',
    schema: httpUrl,
    defaultValue: 'https://control.msg91.com',
  }),
  GUPSHUP_USER_ID: setting({
    description: 'name of the account at Gupshup',
    schema: text,
    defaultValue: '',
    required: createProviderCondition('gupshup'),
  }),
  GUPSHUP_PASSWORD: setting({
    description: 'password of the account at Gupshup',
    schema: text,
    defaultValue: '',
    isSecret: true,
    required: createProviderCondition('gupshup'),
  }),
  GUPSHUP_BASE: setting({
    description: 'where Gupshup answers',
    schema: httpUrl,
    defaultValue: 'https://enterprise.smsgupshup.com',
  }),
  VAPID_PRIVATE_KEY: setting({
    description:
      'private key of pushes to phones (P-256, base64url), of a house that has one; another one ends the alerts ' +
      'of all phones',
    schema: text.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'),
    defaultValue: undefined,
    defaultLabel: 'made from SECRET_KEY',
    isSecret: true,
  }),
  PUSH_SERVICES: setting({
    description:
      'hosts of push services, and of all below them, that may be asked to bring pushes to phones, with commas ' +
      'between; no other address that a browser names is ever asked',
    schema: hosts,
    defaultValue: BROWSER_PUSH_SERVICES,
    defaultLabel: 'those of Chrome, Firefox, Edge and Safari',
  }),
  MESSAGES_PER_MINUTE: setting({
    description: 'budget of all messages in a minute',
    schema: positiveCount,
    defaultValue: 600,
  }),
  MESSAGES_PER_DAY: setting({
    description: 'budget of all messages in a day',
    schema: positiveCount,
    defaultValue: 50_000,
  }),
  MESSAGES_PER_PREFIX: setting({
    description: 'messages in an hour to numbers that begin with the same four digits',
    schema: positiveCount,
    defaultValue: 1000,
  }),
  GATEWAY_FAILURES: setting({
    description: 'after how many failures in a row a gateway is left alone',
    schema: positiveCount,
    defaultValue: 5,
  }),
  GATEWAY_PAUSE_SECONDS: setting({
    description: 'for how long a gateway that fails is left alone',
    schema: positiveCount,
    defaultValue: 60,
  }),
};

/** In production the outbox, which shows codes, requires an explicit setting. */
export const outboxRule: Rule = ({ OTP_PROVIDER = '', NODE_ENV, ALLOW_OUTBOX }) =>
  splitNames(OTP_PROVIDER).includes('outbox') && NODE_ENV === 'production' && ALLOW_OUTBOX !== '1'
    ? 'OTP_PROVIDER=outbox sends no codes and is refused with NODE_ENV=production (name a gateway, ' +
      'msg91 or gupshup, or set ALLOW_OUTBOX=1 for a demonstration)'
    : undefined;
