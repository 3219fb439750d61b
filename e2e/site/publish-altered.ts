import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {
  getFilesFolder,
  getServerFolder,
  type PublishedRecord,
  readLiveRecord,
} from './registry.ts';

/** Differences between an altered version and the live version. */
export interface Change {
  /** Returns the new content of a browser file, or undefined for no change. Chunk hashes in the entry are updated. */
  readonly browser?: (text: string, file: string) => string | undefined;
  readonly server?: (code: string) => string;
  readonly contract?: number;
}

export interface Alteration extends Change {
  /** False removes the previous version, so that the altered version has no fallback. */
  readonly previous: boolean;
}

const computeIntegrity = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface RecordWithServer extends PublishedRecord {
  readonly server: { readonly file: string };
}

/**
 * Rewrites the altered files and everything that contains their hashes: scripts, the integrity map, and the script that
 * contains the hash of the map.
 */
function alterBrowserFiles(folder: string, record: RecordWithServer, alter: Change['browser']) {
  const files: Record<string, { integrity: string }> = structuredClone({ ...record.files });
  const changed = new Map<string, string>();
  const names = Object.keys(files);
  const scripts = names.filter((file) => file.endsWith('.js'));

  function rewrite(file: string, change: (text: string) => string) {
    const filePath = path.join(folder, file);
    const before = fs.readFileSync(filePath, 'utf8');
    const text = change(before);
    const fileRecord = files[file];
    if (text === before || !fileRecord) return;
    fs.writeFileSync(filePath, text);
    fs.writeFileSync(`${filePath}.br`, zlib.brotliCompressSync(text));
    fs.writeFileSync(`${filePath}.gz`, zlib.gzipSync(text));
    changed.set(fileRecord.integrity, computeIntegrity(text));
    fileRecord.integrity = computeIntegrity(text);
  }

  const replaceHashes = (text: string) =>
    [...changed].reduce((all, [old, fresh]) => all.replaceAll(old, fresh), text);

  for (const file of scripts) rewrite(file, (text) => alter?.(text, file) ?? text);
  for (const file of names.filter((file) => file.endsWith('.integrity.json')))
    rewrite(file, replaceHashes);
  for (const file of scripts) rewrite(file, replaceHashes);
  return files;
}

/** Stores an altered copy of the live version as if it had been published. */
export function publishAltered(store: string, app: string, change: Change): PublishedRecord {
  const record = readLiveRecord(store, app) as RecordWithServer;
  const version = `0.1.0-${randomBytes(6).toString('hex')}`;
  const altered = { name: app, version };
  fs.cpSync(getFilesFolder(store, record), getFilesFolder(store, altered), { recursive: true });
  fs.cpSync(getServerFolder(store, record), getServerFolder(store, altered), { recursive: true });
  const files = alterBrowserFiles(getFilesFolder(store, altered), record, change.browser);
  const bundle = path.join(getServerFolder(store, altered), record.server.file);
  const code = fs.readFileSync(bundle, 'utf8');
  const alteredCode = change.server?.(code) ?? code;
  fs.writeFileSync(bundle, alteredCode);
  const fresh = {
    ...record,
    version,
    files,
    ...(change.contract === undefined ? {} : { contract: change.contract }),
    server: {
      ...record.server,
      integrity: computeIntegrity(alteredCode),
      bytes: Buffer.byteLength(alteredCode),
    },
  };
  fs.writeFileSync(path.join(store, 'records', app, `${version}.json`), JSON.stringify(fresh));
  return fresh;
}

/** Makes an altered version live without gates, which would reject its failures. Returns its version. */
export function setAlteredLive(store: string, app: string, alteration: Alteration): string {
  const before = readLiveRecord(store, app).version;
  const { version } = publishAltered(store, app, alteration);
  setLiveVersion(store, app, version, alteration.previous ? before : undefined);
  return version;
}

/** Makes a version live without gates and without the lock of the store. */
export function setLiveVersion(store: string, app: string, version: string, previous?: string) {
  const file = path.join(store, 'environments', 'production.json');
  const environment = JSON.parse(fs.readFileSync(file, 'utf8'));
  environment.revision += 1;
  environment.remotes[app] = previous ? { version, previous } : { version };
  fs.writeFileSync(`${file}.new`, JSON.stringify(environment));
  fs.renameSync(`${file}.new`, file);
}
