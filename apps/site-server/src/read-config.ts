import type { KeyObject } from 'node:crypto';
import {
  type BucketConfig,
  type EnvironmentName,
  requireCompleteBucket,
  toBucketConfig,
} from '@tractor-haat/registry';
import { isDeployed, readSettings, resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { toNoticeMs } from '@tractor-haat/server-kit/shutdown';
import { type TelemetryConfig, toTelemetryConfig } from '@tractor-haat/server-kit/telemetry';
import { type SocialProfile, siteSettings } from './site-settings.ts';

export interface SiteConfig {
  readonly port: number;
  readonly host: string;
  readonly origin: string;
  readonly apiBase: string;
  readonly dealerApiBase: string;
  readonly store: string;
  /** Bucket that releases are copied from. Null if the store is complete. */
  readonly bucket: BucketConfig | null;
  /** Public key of release signatures. Null disables the check. */
  readonly registryKey: KeyObject | null;
  readonly environment: EnvironmentName;
  readonly purgeUrl: string | null;
  readonly indexable: boolean;
  readonly trustedHops: number;
  readonly previews: boolean;
  readonly cachePages: boolean;
  readonly profiles: readonly SocialProfile[];
  /** Delay between the shutdown signal and the end of the listener, in milliseconds. */
  readonly shutdownDelayMs: number;
  readonly telemetry: TelemetryConfig;
  readonly logLevel: string;
}

/** Throws one error that lists every invalid setting. */
export function readConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const read = readSettings(siteSettings, env, [requireCompleteBucket]);
  if ('problem' in read) throw new Error(read.problem);
  const { values } = read;
  return {
    port: values.PORT,
    host: values.HOST,
    origin: resolveSiteOrigin({ publicOrigin: values.PUBLIC_ORIGIN, sitePort: values.PORT }),
    apiBase: values.API_BASE,
    dealerApiBase: values.DEALER_API_BASE ?? values.API_BASE,
    store: values.STORE_DIR,
    bucket: toBucketConfig(values),
    registryKey: values.REGISTRY_PUBLIC_KEY,
    environment: values.SITE_ENV,
    purgeUrl: values.PURGE_URL,
    indexable: values.SITE_INDEXABLE,
    trustedHops: values.TRUSTED_PROXY_HOPS,
    previews: values.PREVIEWS ?? values.SITE_ENV === 'staging',
    cachePages: values.PAGE_CACHE,
    profiles: values.SOCIAL_PROFILES,
    shutdownDelayMs: toNoticeMs(values.STOP_NOTICE_SECONDS, isDeployed(env)),
    telemetry: toTelemetryConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}
