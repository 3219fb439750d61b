import type { KeyObject } from 'node:crypto';
import type { PageInfo } from '@tractor-haat/platform/shell';
import {
  type BucketConfig,
  bucketOf,
  type EnvironmentName,
  wholeBucket,
} from '@tractor-haat/registry';
import { noticeMs } from '@tractor-haat/serving';
import { isClosed, readSettings } from '@tractor-haat/settings';
import { type TelemetryConfig, telemetryOf } from '@tractor-haat/telemetry';
import { siteSettings } from './site-settings.ts';

/** All that can be set from outside; what each means says `site-settings.ts`. */
export interface SiteConfig {
  readonly port: number;
  readonly host: string;
  readonly origin: string;
  readonly apiBase: string;
  readonly dealerApiBase: string;
  readonly store: string;
  /** Where what is live is copied from; null: the store is whole as it is. */
  readonly bucket: BucketConfig | null;
  /** What this key did not sign is not run; null: nothing is checked. */
  readonly registryKey: KeyObject | null;
  readonly environment: EnvironmentName;
  /** Null: nobody is told. */
  readonly purgeUrl: string | null;
  readonly indexable: boolean;
  readonly trustedHops: number;
  readonly previews: boolean;
  readonly cachePages: boolean;
  readonly profiles: NonNullable<PageInfo['profiles']>;
  /** For how long a stop is announced. */
  readonly noticeMs: number;
  /** What it tells of itself. */
  readonly telemetry: TelemetryConfig;
  readonly logLevel: string;
}

/** Reads the configuration; throws a sentence for the operator that names everything wrong in it. */
export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const read = readSettings(siteSettings, env, [wholeBucket]);
  if ('fault' in read) throw new Error(read.fault);
  const { values } = read;
  return {
    port: values.PORT,
    host: values.HOST,
    origin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    apiBase: values.API_BASE,
    dealerApiBase: values.DEALER_API_BASE ?? values.API_BASE,
    store: values.STORE_DIR,
    bucket: bucketOf(values),
    registryKey: values.REGISTRY_PUBLIC_KEY,
    environment: values.SITE_ENV,
    purgeUrl: values.PURGE_URL,
    indexable: values.SITE_INDEXABLE,
    trustedHops: values.TRUSTED_PROXY_HOPS,
    previews: values.PREVIEWS ?? values.SITE_ENV === 'staging',
    cachePages: values.PAGE_CACHE,
    profiles: values.SOCIAL_PROFILES,
    noticeMs: noticeMs(values.STOP_NOTICE_SECONDS, isClosed(env)),
    telemetry: telemetryOf(values),
    logLevel: values.LOG_LEVEL,
  };
}
