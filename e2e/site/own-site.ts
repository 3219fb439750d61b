import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fetchComposition } from './health.ts';
import { startSite } from './start.ts';

/** A site with its own store, which tests may change and break. */
export interface OwnSite {
  readonly store: string;
  readonly address: string;
  /** Output of its server. */
  readonly output: () => string;
  /** Restarts the server on the same store. */
  restart(): Promise<void>;
}

const requireVariable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: globalSetup has not run`);
  return value;
};

/** Copies the run's store and starts a server on it. */
export async function startOwnSite(env: Readonly<Record<string, string>> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-own-'));
  const store = path.join(folder, 'store');
  fs.cpSync(requireVariable('SITE_STORE'), store, { recursive: true });
  const api = requireVariable('SITE_API');
  let server = await startSite(store, api, env);
  const site: OwnSite = {
    store,
    get address() {
      return server.address;
    },
    output: () => server.output(),
    async restart() {
      await server.stop();
      server = await startSite(store, api, env);
    },
  };
  const stop = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { site, stop };
}

/** Mutable state of a store: the log and the live versions. */
const STATE = ['log.jsonl', path.join('environments', 'production.json')];

/**
 * A site shared by tests that publish and promote. `restoreVersions` makes the versions of the start live again. Tests
 * must not change files of live versions.
 */
export async function startReleaseSite() {
  const { site, stop } = await startOwnSite({ PREVIEWS: 'on' });
  const files = STATE.map((name) => path.join(site.store, name));
  const before = files.map((file) => fs.readFileSync(file, 'utf8'));
  const composition = await fetchComposition(site.address);

  function restoreVersions() {
    for (const [index, file] of files.entries()) {
      // Replaces the file like the registry does, so that watchers detect the change.
      fs.writeFileSync(`${file}.new`, before[index] ?? '');
      fs.renameSync(`${file}.new`, file);
    }
  }

  const isRestored = async () => (await fetchComposition(site.address)) === composition;
  return { site, stop, restoreVersions, isRestored };
}
