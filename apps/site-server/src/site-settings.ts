import path from 'node:path';
import { bucketSettings, isPublicKey, parsePublicKey } from '@tractor-haat/registry';
import {
  choice,
  DEFAULT_SITE_PORT,
  httpOrigin,
  httpUrl,
  httpUrls,
  integer,
  nodeEnvironment,
  onOff,
  pathFrom,
  setting,
  text,
  whenDeployed,
} from '@tractor-haat/server-kit/settings';
import { stopSetting } from '@tractor-haat/server-kit/shutdown';
import { telemetrySettings } from '@tractor-haat/server-kit/telemetry';

export interface SocialProfile {
  readonly name: string;
  readonly to: string;
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'x.com': 'X',
  'linkedin.com': 'LinkedIn',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
};

/** Schema of a setting: URLs of profiles, whose names follow from their hosts. */
const socialProfiles = httpUrls.transform((addresses, { addIssue }): SocialProfile[] =>
  addresses.flatMap((to) => {
    const { protocol, hostname } = new URL(to);
    const networkHost = Object.keys(NETWORK_NAMES).find(
      (host) => hostname === host || hostname.endsWith(`.${host}`),
    );
    const name = networkHost && NETWORK_NAMES[networkHost];
    if (name && protocol === 'https:') return { name, to };
    addIssue(`must be https URLs of ${Object.keys(NETWORK_NAMES).join(', ')}`);
    return [];
  }),
);

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** A relative path is resolved from the repository root. */
const folderSchema = pathFrom(repositoryRoot);

export const siteSettings = {
  NODE_ENV: setting({
    description: '"production" for a public site: settings that protect visitors are then required',
    schema: nodeEnvironment,
    defaultValue: undefined,
  }),
  PORT: setting({
    description: 'port to listen on',
    schema: integer(0, 65_535),
    defaultValue: DEFAULT_SITE_PORT,
  }),
  HOST: setting({ description: 'address to listen on', schema: text, defaultValue: '127.0.0.1' }),
  PUBLIC_ORIGIN: setting({
    description:
      'scheme and host of the public site, used in canonical URLs; with https, responses have an HSTS header',
    schema: httpOrigin,
    defaultValue: undefined,
    defaultLabel: 'http://localhost:PORT',
    required: whenDeployed,
  }),
  TRUSTED_PROXY_HOPS: setting({
    description: 'number of trusted proxies in front of this server',
    schema: integer(0, 10),
    defaultValue: 0,
    required: whenDeployed,
  }),
  API_BASE: setting({
    description: 'URL of the API, for calls of this server and for /api, /img and /media',
    schema: httpUrl,
    defaultValue: 'http://127.0.0.1:4000',
  }),
  DEALER_API_BASE: setting({
    description: 'URL of the dealer host, which receives registrations',
    schema: httpUrl,
    defaultValue: undefined,
    defaultLabel: 'API_BASE',
  }),
  STORE_DIR: setting({
    description:
      'folder of the artifact store, read only; with S3_ENDPOINT the writable copy of live versions',
    schema: folderSchema,
    defaultValue: folderSchema.parse('.data/store'),
    defaultLabel: '.data/store',
  }),
  ...bucketSettings,
  REGISTRY_PUBLIC_KEY: setting({
    description:
      "the registry's public key, served at its /key: only versions with its signature run; without it no signature is checked",
    schema: text.refine(isPublicKey, 'must be a public key (ed25519)').transform(parsePublicKey),
    defaultValue: null,
    isSecret: true,
  }),
  SITE_ENV: setting({
    description: 'environment that is served: production or staging',
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
      'URL that receives a POST after each change, with up to three attempts, so that a CDN purges pages: ' +
      '{"composition":"…"} after a release, {"tags":["…"]} after an edit (null: all); responses have Cache-Tag headers',
    schema: httpUrl,
    defaultValue: null,
  }),
  SITE_INDEXABLE: setting({
    description: 'true allows search engines to index the site',
    schema: choice('true', 'false').transform((value) => value === 'true'),
    defaultValue: false,
    defaultLabel: 'false',
  }),
  SOCIAL_PROFILES: setting({
    description:
      "URLs of the site's profiles on YouTube, Facebook, Instagram, X, LinkedIn, WhatsApp and Telegram, separated by " +
      'spaces; the footer and the follower counts link to them',
    schema: socialProfiles,
    defaultValue: [],
    defaultLabel: 'none',
  }),
  PAGE_CACHE: setting({
    description: 'off: each request renders its page; for measurements only',
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
