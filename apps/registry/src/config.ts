import path from 'node:path';
import { type BucketConfig, requireCompleteBucket, toBucketConfig } from '@tractor-haat/registry';
import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { isDeployed, readSettings } from '@tractor-haat/server-kit/settings';
import { noticeMs } from '@tractor-haat/server-kit/shutdown';
import { type TelemetryConfig, toTelemetryConfig } from '@tractor-haat/server-kit/telemetry';
import { registrySettings, root } from './registry-settings.ts';

/** Configuration of the registry service; `registry-settings.ts` documents each setting. */
export interface RegistryConfig {
  readonly port: number;
  readonly host: string;
  /** Folder in which `npm start` writes the note about its running site. */
  readonly data: string;
  readonly store: string;
  /** Bucket of the store; null for a store that is only a folder. */
  readonly bucket: BucketConfig | null;
  /** Private folder of the registry, outside the store. */
  readonly registryDir: string;
  readonly hostApi: number | undefined;
  /** Origins of the site servers. Undefined: the site that runs on this machine, if any. */
  readonly sites: readonly string[] | undefined;
  readonly shellApproval: boolean;
  /** Program of the smoke gate. Null disables the gate. */
  readonly smokeScript: string | null;
  readonly typesScript: string | null;
  /** Delay between the shutdown signal and the end of the listener, in milliseconds. */
  readonly noticeMs: number;
  /** Metrics and traces. */
  readonly telemetry: TelemetryConfig;
  readonly logLevel: string;
}

const toScriptPath = (setting: string) => (setting === 'none' ? null : path.resolve(root, setting));

/** Reads the configuration. Throws one message for the operator that lists every invalid setting. */
export function readConfig(env: NodeJS.ProcessEnv): RegistryConfig {
  const read = readSettings(registrySettings, env, [requireCompleteBucket]);
  if ('problem' in read) throw new Error(read.problem);
  const { values } = read;
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
    noticeMs: noticeMs(values.STOP_NOTICE_SECONDS, isDeployed(env)),
    telemetry: toTelemetryConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}
