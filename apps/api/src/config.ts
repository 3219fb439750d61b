import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RetentionDays } from '@tractor-haat/api-client/contract';
import {
  DEFAULT_SITE_PORT,
  isDeployed,
  type Rule,
  readSettings,
} from '@tractor-haat/server-kit/settings';
import { toNoticeMs } from '@tractor-haat/server-kit/shutdown';
import { type TelemetryConfig, toTelemetryConfig } from '@tractor-haat/server-kit/telemetry';
import { z } from 'zod';
import { apiSettings, commandSettings } from './api-settings.ts';
import type { PoolOptions } from './core/database/open-postgres.ts';
import {
  type DeliveryConfig,
  outboxRule,
  readDeliveryConfig,
} from './core/delivery/delivery-settings.ts';
import { type MailConfig, readMailConfig } from './core/delivery/mail-settings.ts';
import { StartupError } from './core/startup-error.ts';
import type { RegistryConfig } from './features/desk/fetch-releases.ts';
import { type Operator, readOperator } from './features/people/privacy/operator.ts';
import { readRetention } from './features/people/privacy/read-retention.ts';

export type Config = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  pool: PoolOptions;
  dataDir: string;
  contentDir: string;
  drawingsDir: string;
  drawOnRequest: boolean;
  logLevel: string;
  trustedProxyHops: number;
  prepareAtStart: boolean;
  apiDocs: boolean;
  publicOrigin: string | undefined;
  /** Port on localhost for links if `publicOrigin` is undefined. */
  sitePort: number;
  reverseGeocoderUrl: string | undefined;
  registry: RegistryConfig | undefined;
  secretKey: string | undefined;
  isKeyReplaced: boolean;
  isProduction: boolean;
  delivery: DeliveryConfig;
  telemetry: TelemetryConfig;
  /** Time for which the API still accepts requests after a stop signal. */
  shutdownDelayMs: number;
  mail: MailConfig;
  operator: Operator;
  retention: RetentionDays;
};

export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const result = readSettings(apiSettings, variables, [outboxRule, poolerRule]);
  if ('problem' in result) throw new StartupError(result.problem);
  const { values } = result;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    pool: {
      size: values.DATABASE_CONNECTIONS,
      statementSeconds: values.DATABASE_STATEMENT_SECONDS,
      viaPooler: values.DATABASE_POOLER,
    },
    dataDir: values.DATA_DIR,
    contentDir: values.CONTENT_DIR,
    drawingsDir: resolveDrawingsDir(values),
    drawOnRequest: values.DRAW_ON_REQUEST,
    logLevel: values.LOG_LEVEL,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    prepareAtStart: values.PREPARE_AT_START ?? values.DATABASE_URL === undefined,
    apiDocs: values.API_DOCS ?? !isDeployed(variables),
    publicOrigin: values.PUBLIC_ORIGIN,
    sitePort: values.SITE_PORT ?? DEFAULT_SITE_PORT,
    reverseGeocoderUrl: values.REVERSE_GEOCODER_URL,
    registry: values.REGISTRY_URL
      ? { url: values.REGISTRY_URL, token: values.REGISTRY_TOKEN }
      : undefined,
    secretKey: values.SECRET_KEY,
    isKeyReplaced: values.SECRET_KEY_REPLACED,
    isProduction:
      values.NODE_ENV === 'production' || values.PUBLIC_ORIGIN?.startsWith('https:') === true,
    shutdownDelayMs: toNoticeMs(values.STOP_NOTICE_SECONDS, isDeployed(variables)),
    telemetry: toTelemetryConfig(values),
    delivery: readDeliveryConfig(values),
    mail: readMailConfig(values, { hasOutbox: values.OTP_PROVIDER.includes('outbox') }),
    operator: readOperator(values),
    retention: readRetention(values),
  };
}

/** Commands need fewer settings, because they neither listen nor send messages. */
export function readCommandConfig(
  variables: NodeJS.ProcessEnv,
): Pick<
  Config,
  | 'databaseUrl'
  | 'dataDir'
  | 'contentDir'
  | 'drawingsDir'
  | 'publicOrigin'
  | 'sitePort'
  | 'secretKey'
> {
  const result = readSettings(commandSettings, variables);
  if ('problem' in result) throw new StartupError(result.problem);
  const { DATABASE_URL, DATA_DIR, CONTENT_DIR, PUBLIC_ORIGIN, SECRET_KEY } = result.values;
  const sitePort = result.values.SITE_PORT ?? result.values.PORT ?? readSitePort(DATA_DIR);
  return {
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    contentDir: CONTENT_DIR,
    drawingsDir: resolveDrawingsDir(result.values),
    publicOrigin: PUBLIC_ORIGIN,
    sitePort: sitePort ?? DEFAULT_SITE_PORT,
    secretKey: SECRET_KEY,
  };
}

/** Migrations hold a lock of their session, and a pooler in transaction mode does not preserve sessions. */
const poolerRule: Rule = ({ DATABASE_POOLER, PREPARE_AT_START }) =>
  DATABASE_POOLER === 'on' && PREPARE_AT_START === 'on'
    ? 'PREPARE_AT_START=on cannot be with DATABASE_POOLER=on; migrate at the server itself'
    : undefined;

const resolveDrawingsDir = (values: { DRAWINGS_DIR?: string | undefined; DATA_DIR: string }) =>
  values.DRAWINGS_DIR ?? path.join(values.DATA_DIR, 'drawings');

const runningSiteSchema = z.object({ port: z.int() });

/** `npm start` writes the port of the site server to the data folder. Undefined if it was never started. */
function readSitePort(dataDir: string): number | undefined {
  try {
    return runningSiteSchema.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'running-site.json'), 'utf8')),
    ).port;
  } catch {
    return undefined;
  }
}
