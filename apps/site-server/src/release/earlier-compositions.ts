import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  type Composition,
  type EnvironmentName,
  readEarlierCanaries,
  readEarlierCompositions,
} from '@tractor-haat/registry';
import type { RemoteRelease } from '@tractor-haat/shell/server-bundle';
import { LRUCache } from 'lru-cache';
import { runShell, type ServerBundle } from './run-remote.ts';

/** Patterns of the names that builds produce. A matching name cannot contain a path. */
const APP_PATTERN = /^[a-z][a-z0-9-]{0,40}$/;
const HASHED_FILE = /^[\w-]+(\.[\w-]+)*\.[0-9a-f]{8}\.\w+$/;

export async function findEarlierVersion(
  store: string,
  app: string,
  file: string,
): Promise<string | undefined> {
  if (!APP_PATTERN.test(app) || !HASHED_FILE.test(file)) return undefined;
  const folder = path.join(store, 'files', app);
  const versions = await fs.readdir(folder).catch((): string[] => []);
  for (const version of versions) {
    const hasFile = await fs.access(path.join(folder, version, file)).then(
      () => true,
      () => false,
    );
    if (hasFile) return version;
  }
  return undefined;
}

const MAX_COMPOSITIONS = 200;

/** Requests with unknown digests read the log at most once in this time. */
const REREAD_INTERVAL_MS = 10_000;

/** Finds the compositions of visits that began before the last release or restart. */
export class EarlierCompositions {
  readonly #store: string;
  readonly #env: EnvironmentName;
  readonly #publicKey: KeyObject | null;
  readonly #texts = new LRUCache<string, string>({ max: MAX_COMPOSITIONS });
  #logCompositions: Promise<Map<string, Composition>> | undefined;

  constructor(store: string, env: EnvironmentName, key: KeyObject | null) {
    this.#store = store;
    this.#env = env;
    this.#publicKey = key;
  }

  add(digest: string, text: string): void {
    this.#texts.set(digest, text);
  }

  async find(digest: string): Promise<string | undefined> {
    const cached = this.#texts.get(digest);
    if (cached) return cached;
    const composition = (await this.#readLog()).get(digest);
    if (!composition) return undefined;
    // The browser code of this shell version reads the text, so the server code of the same version writes it.
    const shell: ServerBundle = runShell(this.#store, composition.shell);
    const remotes = composition.remotes.map((record): RemoteRelease => {
      const previous = composition.previous.find(({ name }) => name === record.name);
      return previous ? { ...record, previous } : record;
    });
    const text = JSON.stringify({ digest, remotes: remotes.map(shell.browserRemote) });
    this.add(digest, text);
    return text;
  }

  #readLog(): Promise<Map<string, Composition>> {
    if (this.#logCompositions) return this.#logCompositions;
    this.#logCompositions = readCompositions(this.#store, this.#env, this.#publicKey);
    setTimeout(() => {
      this.#logCompositions = undefined;
    }, REREAD_INTERVAL_MS).unref();
    return this.#logCompositions;
  }
}

/** Returns compositions by digest. */
async function readCompositions(store: string, env: EnvironmentName, key: KeyObject | null) {
  const compositions = new Map<string, Composition>();
  for await (const composition of readEarlierCompositions(store, env, key))
    compositions.set(composition.digest, composition);
  for await (const composition of readEarlierCanaries(store, env, key))
    if (!compositions.has(composition.digest)) compositions.set(composition.digest, composition);
  return compositions;
}
