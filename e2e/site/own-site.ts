import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compositionOf } from './health.ts';
import { startSite } from './start.ts';

/** A site with a store of its own: it may be promoted to and broken there. */
export interface OwnSite {
  readonly store: string;
  readonly address: string;
  /** What its server has written so far. */
  readonly output: () => string;
  /** The same site as a server sees it that has just been started. */
  restart(): Promise<void>;
}

const needed = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: globalSetup has not run`);
  return value;
};

/** A copy of the run's store, with a server of its own on it. */
export async function startOwnSite(env: Readonly<Record<string, string>> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-own-'));
  const store = path.join(folder, 'store');
  fs.cpSync(needed('SITE_STORE'), store, { recursive: true });
  const api = needed('SITE_API');
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

/** Where a store says what is live, and what has been. */
const STATE = ['log.jsonl', path.join('environments', 'production.json')];

/**
 * A site for one test after the other, each of which may publish and promote there: `putBack` makes live again
 * what was live at the start. Files of live versions stay as they are.
 */
export async function startReleaseSite() {
  const { site, stop } = await startOwnSite({ PREVIEWS: 'on' });
  const places = STATE.map((file) => path.join(site.store, file));
  const before = places.map((place) => fs.readFileSync(place, 'utf8'));
  const composition = await compositionOf(site.address);

  function putBack() {
    for (const [index, place] of places.entries()) {
      // Another file each time, as the registry writes it: who watches sees that it has changed.
      fs.writeFileSync(`${place}.new`, before[index] ?? '');
      fs.renameSync(`${place}.new`, place);
    }
  }

  const isAsBefore = async () => (await compositionOf(site.address)) === composition;
  return { site, stop, putBack, isAsBefore };
}
