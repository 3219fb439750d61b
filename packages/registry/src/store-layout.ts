import path from 'node:path';
import type { EnvironmentName } from './names.ts';

/**
 * Where things are in an artifact store. `store` is the store's folder.
 * Only `files/` is served to browsers; everything else stays on the server.
 */
export const storeLayout = {
  /** Browser files of one version, with `.br` and `.gz` beside each text file. */
  files: (store: string, name: string, version: string) => path.join(store, 'files', name, version),
  server: (store: string, name: string, version: string) =>
    path.join(store, 'server', name, version),
  record: (store: string, name: string, version: string) =>
    path.join(store, 'records', name, `${version}.json`),
  /** The registry's signature of that record. */
  signature: (store: string, name: string, version: string) =>
    path.join(store, 'records', name, `${version}.sig`),
  records: (store: string, name: string) => path.join(store, 'records', name),
  environment: (store: string, env: EnvironmentName) =>
    path.join(store, 'environments', `${env}.json`),
  /** Versions that stay until somebody lets them go. */
  pins: (store: string) => path.join(store, 'pins.json'),
  log: (store: string) => path.join(store, 'log.jsonl'),
  /** Signs the links and cookies of previews; whoever can read it could promote as well. */
  previewKey: (store: string) => path.join(store, 'preview.key'),
  /** Empty; kept for good, because processes lock the file that they find. */
  lock: (store: string) => path.join(store, 'lock'),
  /** Taken by the one who promotes, from the first gate to the end. */
  turn: (store: string, env: EnvironmentName) => path.join(store, `turn-${env}`),
  /** What teams are sending over the network, until it is published. */
  uploads: (store: string) => path.join(store, 'uploads'),
  /** Work in progress: same disk as the rest, so that a rename finishes it, and never served. */
  work: (store: string) => path.join(store, 'work'),
};
