import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fetchComposition } from './fetch-health.ts';
import { startSite } from './start.ts';

/** Tests may change and break the store of this site. */
export interface OwnSite {
  readonly store: string;
  readonly address: string;
  readonly output: () => string;
  restart(): Promise<void>;
}

const requireVariable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: globalSetup has not run`);
  return value;
};

/** Copies the store of the run and starts a server on the copy. */
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

/** The files of a store that publishing and promoting change: the log and the live versions. */
const STATE_FILES = ['log.jsonl', path.join('environments', 'production.json')];

/**
 * Tests that publish and promote share this site. `restoreVersions` makes the initial versions live again. Tests must
 * not change files of live versions.
 */
export async function startReleaseSite() {
  const { site, stop } = await startOwnSite({ PREVIEWS: 'on' });
  const files = STATE_FILES.map((name) => path.join(site.store, name));
  const before = files.map((file) => fs.readFileSync(file, 'utf8'));
  const composition = await fetchComposition(site.address);

  function restoreVersions() {
    for (const [index, file] of files.entries()) {
      // As in the registry, the file is replaced, so that watchers detect the change.
      fs.writeFileSync(`${file}.new`, before[index] ?? '');
      fs.renameSync(`${file}.new`, file);
    }
  }

  const isRestored = async () => (await fetchComposition(site.address)) === composition;
  return { site, stop, restoreVersions, isRestored };
}
