import path from 'node:path';
import { bucketSettings, isPublicKey, publicKeyFrom } from '@tractor-haat/registry';
import {
  DEFAULT_SITE_PORT,
  oneOf,
  onOrOff,
  pathFrom,
  setting,
  text,
  webAddress,
  webOrigin,
  whenDeployed,
  wholeNumber,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';
import { socialProfiles } from './social-profiles.ts';

/** Repository root, three folders above this file. */
const folder = pathFrom(path.resolve(import.meta.dirname, '../../..'));

/** All settings of the site server. */
export const siteSettings = {
  NODE_ENV: setting({
    meaning:
      '"production" where real people come: everything that protects them must then be given',
    reads: text,
    otherwise: undefined,
  }),
  PORT: setting({
    meaning: 'where it listens',
    reads: wholeNumber(0, 65_535),
    otherwise: DEFAULT_SITE_PORT,
  }),
  HOST: setting({ meaning: 'where it listens', reads: text, otherwise: '127.0.0.1' }),
  PUBLIC_ORIGIN: setting({
    meaning:
      'scheme and host that visitors see; canonical addresses begin with it; with https browsers are told ' +
      'to use nothing else (HSTS)',
    reads: webOrigin,
    otherwise: undefined,
    defaultLabel: 'http://localhost:PORT',
    required: whenDeployed,
  }),
  TRUSTED_PROXY_HOPS: setting({
    meaning: "how many proxies before this server may be believed about a visitor's address",
    reads: wholeNumber(0, 10),
    otherwise: 0,
    required: whenDeployed,
  }),
  API_BASE: setting({
    meaning: "where the API answers: the server's own calls, and /api, /img and /media",
    reads: webAddress,
    otherwise: 'http://127.0.0.1:4000',
  }),
  DEALER_API_BASE: setting({
    meaning: 'the dealer host, which takes registrations',
    reads: webAddress,
    otherwise: undefined,
    defaultLabel: 'API_BASE',
  }),
  STORE_DIR: setting({
    meaning:
      'folder of the artifact store, read only; with S3_ENDPOINT the copy of what is live, written to',
    reads: folder,
    otherwise: folder.parse('.data/store'),
    defaultLabel: '.data/store',
  }),
  ...bucketSettings,
  REGISTRY_PUBLIC_KEY: setting({
    meaning:
      "the registry's public key, as it tells it at /key: only what it signed is run then; with none, nothing is checked",
    reads: text.refine(isPublicKey, 'must be a public key (ed25519)').transform(publicKeyFrom),
    otherwise: null,
    isSecret: true,
  }),
  SITE_ENV: setting({
    meaning: 'which environment of the store is served: production or staging',
    reads: oneOf('production', 'staging'),
    otherwise: 'production',
  }),
  PREVIEWS: setting({
    meaning: 'signed previews of published versions, and /__federation; all HTML is then no-store',
    reads: onOrOff,
    otherwise: undefined,
    defaultLabel: 'on for staging, else off',
  }),
  PURGE_URL: setting({
    meaning:
      'told by POST {"composition":"…"} after each change of what is live, and {"tags":["…"]} (null: all) after ' +
      "each change of an editor's, three attempts, so that a CDN lets go of pages; pages then bear Cache-Tag",
    reads: webAddress,
    otherwise: null,
  }),
  SITE_INDEXABLE: setting({
    meaning: 'true lets search engines in',
    reads: oneOf('true', 'false').transform((word) => word === 'true'),
    otherwise: false,
    defaultLabel: 'false',
  }),
  SOCIAL_PROFILES: setting({
    meaning:
      "addresses of the site's own pages on YouTube, Facebook, Instagram, X, LinkedIn, WhatsApp and Telegram, with " +
      'spaces between: the footer names them, and the counts of followers lead there',
    reads: socialProfiles,
    otherwise: [],
    defaultLabel: 'none',
  }),
  PAGE_CACHE: setting({
    meaning: 'off only to measure: each request then renders its page',
    reads: onOrOff,
    otherwise: true,
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    meaning: 'trace, debug, info, warn, error, fatal or silent',
    reads: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    otherwise: 'warn',
  }),
};
