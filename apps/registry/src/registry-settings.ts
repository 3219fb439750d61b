import path from 'node:path';
import {
  type BucketConfig,
  bucketSettings,
  requireCompleteBucket,
  toBucketConfig,
} from '@tractor-haat/registry';
import { resolveRegistryDir } from '@tractor-haat/registry/service';
import {
  choice,
  httpUrls,
  integer,
  isDeployed,
  onOff,
  pathFrom,
  readSettings,
  setting,
  text,
} from '@tractor-haat/server-kit/settings';
import { stopSetting, toNoticeMs } from '@tractor-haat/server-kit/shutdown';
import {
  type TelemetryConfig,
  telemetrySettings,
  toTelemetryConfig,
} from '@tractor-haat/server-kit/telemetry';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const folderSetting = pathFrom(repositoryRoot);

export const registrySettings = {
  PORT: setting({
    description: 'port to listen on',
    schema: integer(0, 65_535),
    defaultValue: 4100,
  }),
  HOST: setting({
    description:
      'address to listen on; requests contain tokens, so a public registry needs an https proxy in front',
    schema: text,
    defaultValue: '127.0.0.1',
  }),
  DATA_DIR: setting({
    description:
      'folder in which `npm start` records its running site, which gates and canary checks use',
    schema: folderSetting,
    defaultValue: folderSetting.parse('.data'),
    defaultLabel: '.data',
  }),
  STORE_DIR: setting({
    description: 'folder of the artifact store',
    schema: folderSetting,
    defaultValue: undefined,
    defaultLabel: 'DATA_DIR/store',
  }),
  ...bucketSettings,
  REGISTRY_DIR: setting({
    description:
      'private folder outside the store: hashes of tokens, teams.json, webhooks.json, the signing key',
    schema: folderSetting,
    defaultValue: undefined,
    defaultLabel: 'STORE_DIR-registry',
  }),
  SHELL_APPROVAL: setting({
    description: 'on: a promotion of the shell to production needs the approval of a second person',
    schema: onOff,
    defaultValue: false,
  }),
  SITES: setting({
    description:
      'URLs of the site servers, separated by spaces; their canary counts are requested every 5 s, from each address of ' +
      'a host name',
    schema: httpUrls,
    defaultValue: undefined,
    defaultLabel: 'the running site of this machine',
  }),
  HOST_API: setting({
    description: 'host API version of the site servers (docs/delivery.md)',
    schema: integer(1, 10_000),
    defaultValue: undefined,
    defaultLabel: 'that of the running site of this machine, else of this checkout',
  }),
  SMOKE_SCRIPT: setting({
    description:
      'program that tests a version in a browser before it goes live; "none" disables the gate',
    schema: text,
    defaultValue: 'tools/smoke.mjs',
  }),
  TYPES_SCRIPT: setting({
    description: 'program that compares the shared types; "none" disables the gate',
    schema: text,
    defaultValue: 'tools/contract-types.mjs',
  }),
  ...stopSetting,
  ...telemetrySettings,
  LOG_LEVEL: setting({
    description: 'trace, debug, info, warn, error, fatal or silent',
    schema: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    defaultValue: 'info',
  }),
};

/** Parsed settings. `registry-settings.ts` describes each of them. */
export interface RegistryConfig {
  readonly port: number;
  readonly host: string;
  /** Folder in which `npm start` writes `running-site.json`. */
  readonly dataFolder: string;
  readonly store: string;
  /** Null if `S3_ENDPOINT` is not set. */
  readonly bucket: BucketConfig | null;
  /** Folder outside the store with the signing key, the teams and the hashes of tokens. */
  readonly registryDir: string;
  readonly hostApi: number | undefined;
  /** Origins of the site servers. If undefined, the site that runs on this machine is polled. */
  readonly sites: readonly string[] | undefined;
  readonly shellApproval: boolean;
  /** Path of the smoke test. Null disables this gate. */
  readonly smokeScript: string | null;
  /** Path of the comparison of shared types. Null disables this gate. */
  readonly typesScript: string | null;
  /** Time in which the readiness check fails and requests are still served, before the server closes. */
  readonly shutdownDelayMs: number;
  readonly telemetry: TelemetryConfig;
  readonly logLevel: string;
}

const toScriptPath = (setting: string) =>
  setting === 'none' ? null : path.resolve(repositoryRoot, setting);

/** Throws one error that lists all invalid settings. */
export function readConfig(env: NodeJS.ProcessEnv): RegistryConfig {
  const result = readSettings(registrySettings, env, [requireCompleteBucket]);
  if ('problem' in result) throw new Error(result.problem);
  const { values } = result;
  const store = values.STORE_DIR ?? path.join(values.DATA_DIR, 'store');
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.DATA_DIR,
    store,
    bucket: toBucketConfig(values),
    registryDir: resolveRegistryDir(store, values.REGISTRY_DIR),
    hostApi: values.HOST_API,
    sites: values.SITES,
    shellApproval: values.SHELL_APPROVAL,
    smokeScript: toScriptPath(values.SMOKE_SCRIPT),
    typesScript: toScriptPath(values.TYPES_SCRIPT),
    shutdownDelayMs: toNoticeMs(values.STOP_NOTICE_SECONDS, isDeployed(env)),
    telemetry: toTelemetryConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}
