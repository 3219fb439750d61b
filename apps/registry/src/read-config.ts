import path from 'node:path';
import { type BucketConfig, requireCompleteBucket, toBucketConfig } from '@tractor-haat/registry';
import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { isDeployed, readSettings } from '@tractor-haat/server-kit/settings';
import { noticeMs } from '@tractor-haat/server-kit/shutdown';
import { type TelemetryConfig, toTelemetryConfig } from '@tractor-haat/server-kit/telemetry';
import { registrySettings, root } from './registry-settings.ts';

/** `registry-settings.ts` describes each setting. */
export interface RegistryConfig {
  readonly port: number;
  readonly host: string;
  /** Data folder of `npm start`, which describes the running site there. */
  readonly data: string;
  readonly store: string;
  /** Null for a store without a bucket. */
  readonly bucket: BucketConfig | null;
  /** Private folder with keys and hashes of tokens, outside the store. */
  readonly registryDir: string;
  readonly hostApi: number | undefined;
  /** Origins of the site servers. The default is the site that runs on this machine. */
  readonly sites: readonly string[] | undefined;
  readonly shellApproval: boolean;
  /** Null disables the gate. */
  readonly smokeScript: string | null;
  readonly typesScript: string | null;
  /** Time between the shutdown signal and the end of the listener. */
  readonly shutdownDelayMs: number;
  readonly telemetry: TelemetryConfig;
  readonly logLevel: string;
}

const toScriptPath = (setting: string) => (setting === 'none' ? null : path.resolve(root, setting));

/** Throws one error that lists all invalid settings. */
export function readConfig(env: NodeJS.ProcessEnv): RegistryConfig {
  const result = readSettings(registrySettings, env, [requireCompleteBucket]);
  if ('problem' in result) throw new Error(result.problem);
  const { values } = result;
  const store = values.STORE_DIR ?? path.join(values.DATA_DIR, 'store');
  return {
    port: values.PORT,
    host: values.HOST,
    data: values.DATA_DIR,
    store,
    bucket: toBucketConfig(values),
    registryDir: resolveRegistryDir(store, values.REGISTRY_DIR),
    hostApi: values.HOST_API,
    sites: values.SITES,
    shellApproval: values.SHELL_APPROVAL,
    smokeScript: toScriptPath(values.SMOKE_SCRIPT),
    typesScript: toScriptPath(values.TYPES_SCRIPT),
    shutdownDelayMs: noticeMs(values.STOP_NOTICE_SECONDS, isDeployed(env)),
    telemetry: toTelemetryConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}
