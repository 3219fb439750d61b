import path from 'node:path';
import { type BucketConfig, bucketOf, wholeBucket } from '@tractor-haat/registry';
import { resolveRegistryDir } from '@tractor-haat/registry/service';
import { isDeployed, readSettings } from '@tractor-haat/server-kit/settings';
import { noticeMs } from '@tractor-haat/server-kit/shutdown';
import { type TelemetryConfig, telemetryOf } from '@tractor-haat/server-kit/telemetry';
import { registrySettings, root } from './registry-settings.ts';

/** All that can be set from outside; what each means says `registry-settings.ts`. */
export interface RegistryConfig {
  readonly port: number;
  readonly host: string;
  /** Where `npm start` leaves its note. */
  readonly data: string;
  readonly store: string;
  /** The bucket behind the store; null where it is a folder. */
  readonly bucket: BucketConfig | null;
  /** What the registry keeps outside its store. */
  readonly registryDir: string;
  readonly hostApi: number | undefined;
  /** Undefined: the site that runs here, if any. */
  readonly sites: readonly string[] | undefined;
  readonly shellApproval: boolean;
  /** Null: that gate is left out. */
  readonly smokeScript: string | null;
  readonly typesScript: string | null;
  /** For how long a stop is announced. */
  readonly noticeMs: number;
  /** What it tells of itself. */
  readonly telemetry: TelemetryConfig;
  readonly logLevel: string;
}

const scriptOf = (setting: string) => (setting === 'none' ? null : path.resolve(root, setting));

/** Reads the configuration; throws a sentence for the operator that names everything wrong in it. */
export function readConfig(env: NodeJS.ProcessEnv): RegistryConfig {
  const read = readSettings(registrySettings, env, [wholeBucket]);
  if ('problem' in read) throw new Error(read.problem);
  const { values } = read;
  const store = values.STORE_DIR ?? path.join(values.DATA_DIR, 'store');
  return {
    port: values.PORT,
    host: values.HOST,
    data: values.DATA_DIR,
    store,
    bucket: bucketOf(values),
    registryDir: resolveRegistryDir(store, values.REGISTRY_DIR),
    hostApi: values.HOST_API,
    sites: values.SITES,
    shellApproval: values.SHELL_APPROVAL,
    smokeScript: scriptOf(values.SMOKE_SCRIPT),
    typesScript: scriptOf(values.TYPES_SCRIPT),
    noticeMs: noticeMs(values.STOP_NOTICE_SECONDS, isDeployed(env)),
    telemetry: telemetryOf(values),
    logLevel: values.LOG_LEVEL,
  };
}
