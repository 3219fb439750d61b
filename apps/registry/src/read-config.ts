import path from 'node:path';
import { type BucketConfig, requireCompleteBucket, toBucketConfig } from '@tractor-haat/registry';
import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { isDeployed, readSettings } from '@tractor-haat/server-kit/settings';
import { toNoticeMs } from '@tractor-haat/server-kit/shutdown';
import { type TelemetryConfig, toTelemetryConfig } from '@tractor-haat/server-kit/telemetry';
import { registrySettings, repositoryRoot } from './registry-settings.ts';

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
