import path from 'node:path';
import type { EnvironmentName } from './app-name-schema.ts';

/** Paths in an artifact store. Only `files/` is served to browsers. */
export const storeLayout = {
  /** Folder of the browser files of a version, with `.br` and `.gz` copies of text files. */
  files: (store: string, name: string, version: string) => path.join(store, 'files', name, version),
  server: (store: string, name: string, version: string) =>
    path.join(store, 'server', name, version),
  record: (store: string, name: string, version: string) =>
    path.join(store, 'records', name, `${version}.json`),
  signature: (store: string, name: string, version: string) =>
    path.join(store, 'records', name, `${version}.sig`),
  records: (store: string, name: string) => path.join(store, 'records', name),
  environment: (store: string, env: EnvironmentName) =>
    path.join(store, 'environments', `${env}.json`),
  /** Versions that `prune` retains. */
  pins: (store: string) => path.join(store, 'pins.json'),
  log: (store: string) => path.join(store, 'log.jsonl'),
  /** Secret key that signs preview links and cookies. */
  previewKey: (store: string) => path.join(store, 'preview.key'),
  /** Empty lock file. It is never deleted, because a process may be waiting for the lock on this file. */
  lock: (store: string) => path.join(store, 'lock'),
  promotionLock: (store: string, env: EnvironmentName) => path.join(store, `turn-${env}`),
  uploads: (store: string) => path.join(store, 'uploads'),
  /** Temporary files, inside the store because only files of the same disk can be renamed into it. */
  temporary: (store: string) => path.join(store, 'work'),
};
