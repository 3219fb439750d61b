import path from 'node:path';
import { type EnvironmentName, environmentName } from '@tractor-haat/registry';

/** The repository's root: this file is four folders below it. */
const repository = path.resolve(import.meta.dirname, '../../../..');

export interface SiteConfig {
  readonly port: number;
  readonly host: string;
  /** Scheme and host that visitors see; canonical addresses begin with it. */
  readonly origin: string;
  /** Where the API answers, for the server's own calls and for `/api`, `/img` and `/media`. */
  readonly apiBase: string;
  /** The dealer host, which takes registrations; the API itself unless told. */
  readonly dealerApiBase: string;
  /** The artifact store's folder. */
  readonly store: string;
  /** Which environment of the registry is served. */
  readonly environment: EnvironmentName;
  /** Told (POST) after each change of what is live, so that a CDN lets go of pages; null: nobody. */
  readonly purgeUrl: string | null;
  /** Demonstration data must not be found by search engines. */
  readonly indexable: boolean;
  /** How many proxies before this server may be believed about a visitor's address. */
  readonly trustedHops: number;
  /** Whether published versions that are not live may be shown to whoever has a signed link. */
  readonly previews: boolean;
  /** False only to measure: each request then renders its page. */
  readonly cachePages: boolean;
}

/** Reads the configuration; throws a sentence for the operator when something in it is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const port = wholeNumber(env, 'PORT', 3000);
  const environment = environmentName(env.SITE_ENV ?? 'production');
  const apiBase = env.API_BASE ?? 'http://127.0.0.1:4000';
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    origin: env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    apiBase,
    dealerApiBase: env.DEALER_API_BASE || apiBase,
    store: path.resolve(repository, env.STORE_DIR ?? '.data/store'),
    environment,
    purgeUrl: env.PURGE_URL || null,
    indexable: env.SITE_INDEXABLE === 'true',
    trustedHops: wholeNumber(env, 'TRUSTED_PROXY_HOPS', 0),
    previews: isOn(env, 'PREVIEWS', environment === 'staging'),
    cachePages: env.PAGE_CACHE !== 'off',
  };
}

function isOn(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const value = env[name] || (otherwise ? 'on' : 'off');
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} must be "on" or "off", not "${value}".`);
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = env[name] ?? String(otherwise);
  if (!/^\d{1,5}$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}
