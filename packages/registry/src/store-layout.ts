import path from 'node:path';
import type { EnvironmentName } from './app-name.ts';

/** Paths in an artifact store. Only `files/` is served to browsers. */
export const storeLayout = {
  /** Browser files of one version, with `.br` and `.gz` copies of text files. */
  files: (store: string, name: string, version: string) => path.join(store, 'files', name, version),
  server: (store: string, name: string, version: string) =>
    path.join(store, 'server', name, version),
  record: (store: string, name: string, version: string) =>
    path.join(store, 'records', name, `${version}.json`),
  /** Signature of the record. */
  signature: (store: string, name: string, version: string) =>
    path.join(store, 'records', name, `${version}.sig`),
  records: (store: string, name: string) => path.join(store, 'records', name),
  environment: (store: string, env: EnvironmentName) =>
    path.join(store, 'environments', `${env}.json`),
  /** Versions exempt from pruning. */
  pins: (store: string) => path.join(store, 'pins.json'),
  log: (store: string) => path.join(store, 'log.jsonl'),
  /** Secret key that signs preview links and cookies. */
  previewKey: (store: string) => path.join(store, 'preview.key'),
  /** Empty lock file. It is never deleted, because processes lock the existing file. */
  lock: (store: string) => path.join(store, 'lock'),
  /** A promotion locks this file until it has ended. */
  promotionLock: (store: string, env: EnvironmentName) => path.join(store, `turn-${env}`),
  /** Incomplete uploads of teams. */
  uploads: (store: string) => path.join(store, 'uploads'),
  /** Temporary files, on the same disk so that they can be renamed into the store. */
  temporary: (store: string) => path.join(store, 'work'),
};
