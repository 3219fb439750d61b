import path from 'node:path';

/** The repository's root: this file is four folders below it. */
const repository = path.resolve(import.meta.dirname, '../../../..');

export interface SiteConfig {
  readonly port: number;
  readonly host: string;
  /** Scheme and host that visitors see; canonical addresses begin with it. */
  readonly origin: string;
  /** Where the API answers, for the server's own calls and for `/api`, `/img` and `/media`. */
  readonly apiBase: string;
  /** The artifact store's folder. */
  readonly store: string;
  /** Demonstration data must not be found by search engines. */
  readonly indexable: boolean;
  /** How many proxies before this server may be believed about a visitor's address. */
  readonly trustedHops: number;
  /** False only to measure: each request then renders its page. */
  readonly cachePages: boolean;
}

/** Reads the configuration; throws a sentence for the operator when something in it is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const port = wholeNumber(env, 'PORT', 3000);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    origin: env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    apiBase: env.API_BASE ?? 'http://127.0.0.1:4000',
    store: path.resolve(repository, env.STORE_DIR ?? '.data/store'),
    indexable: env.SITE_INDEXABLE === 'true',
    trustedHops: wholeNumber(env, 'TRUSTED_PROXY_HOPS', 0),
    cachePages: env.PAGE_CACHE !== 'off',
  };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = env[name] ?? String(otherwise);
  if (!/^\d{1,5}$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}
