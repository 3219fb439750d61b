import path from 'node:path';
import { bucketSettings, isPublicKey, parsePublicKey } from '@tractor-haat/registry';
import {
  choice,
  DEFAULT_SITE_PORT,
  httpOrigin,
  httpUrl,
  integer,
  onOff,
  pathFrom,
  setting,
  text,
  whenDeployed,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';
import { socialProfiles } from './social-profiles.ts';

/** Repository root, three folders above this file. */
const folder = pathFrom(path.resolve(import.meta.dirname, '../../..'));

/** All settings of the site server. */
export const siteSettings = {
  NODE_ENV: setting({
    description:
      '"production" where real people come: everything that protects them must then be given',
    schema: text,
    defaultValue: undefined,
  }),
  PORT: setting({
    description: 'where it listens',
    schema: integer(0, 65_535),
    defaultValue: DEFAULT_SITE_PORT,
  }),
  HOST: setting({ description: 'where it listens', schema: text, defaultValue: '127.0.0.1' }),
  PUBLIC_ORIGIN: setting({
    description:
      'scheme and host that visitors see; canonical addresses begin with it; with https browsers are told ' +
      'to use nothing else (HSTS)',
    schema: httpOrigin,
    defaultValue: undefined,
    defaultLabel: 'http://localhost:PORT',
    required: whenDeployed,
  }),
  TRUSTED_PROXY_HOPS: setting({
    description: "how many proxies before this server may be believed about a visitor's address",
    schema: integer(0, 10),
    defaultValue: 0,
    required: whenDeployed,
  }),
  API_BASE: setting({
    description: "where the API answers: the server's own calls, and /api, /img and /media",
    schema: httpUrl,
    defaultValue: 'http://127.0.0.1:4000',
  }),
  DEALER_API_BASE: setting({
    description: 'the dealer host, which takes registrations',
    schema: httpUrl,
    defaultValue: undefined,
    defaultLabel: 'API_BASE',
  }),
  STORE_DIR: setting({
    description:
      'folder of the artifact store, read only; with S3_ENDPOINT the copy of what is live, written to',
    schema: folder,
    defaultValue: folder.parse('.data/store'),
    defaultLabel: '.data/store',
  }),
  ...bucketSettings,
  REGISTRY_PUBLIC_KEY: setting({
    description:
      "the registry's public key, as it tells it at /key: only what it signed is run then; with none, nothing is checked",
    schema: text.refine(isPublicKey, 'must be a public key (ed25519)').transform(parsePublicKey),
    defaultValue: null,
    isSecret: true,
  }),
  SITE_ENV: setting({
    description: 'which environment of the store is served: production or staging',
    schema: choice('production', 'staging'),
    defaultValue: 'production',
  }),
  PREVIEWS: setting({
    description:
      'signed previews of published versions, and /__federation; all HTML is then no-store',
    schema: onOff,
    defaultValue: undefined,
    defaultLabel: 'on for staging, else off',
  }),
  PURGE_URL: setting({
    description:
      'told by POST {"composition":"…"} after each change of what is live, and {"tags":["…"]} (null: all) after ' +
      "each change of an editor's, three attempts, so that a CDN lets go of pages; pages then bear Cache-Tag",
    schema: httpUrl,
    defaultValue: null,
  }),
  SITE_INDEXABLE: setting({
    description: 'true lets search engines in',
    schema: choice('true', 'false').transform((word) => word === 'true'),
    defaultValue: false,
    defaultLabel: 'false',
  }),
  SOCIAL_PROFILES: setting({
    description:
      "addresses of the site's own pages on YouTube, Facebook, Instagram, X, LinkedIn, WhatsApp and Telegram, with " +
      'spaces between: the footer names them, and the counts of followers lead there',
    schema: socialProfiles,
    defaultValue: [],
    defaultLabel: 'none',
  }),
  PAGE_CACHE: setting({
    description: 'off only to measure: each request then renders its page',
    schema: onOff,
    defaultValue: true,
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    description: 'trace, debug, info, warn, error, fatal or silent',
    schema: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    defaultValue: 'warn',
  }),
};
