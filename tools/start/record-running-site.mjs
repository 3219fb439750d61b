import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../run/is-alive.mjs';
import { getDataFolder, getStoreFolder } from '../run/paths.mjs';

const getRecordFile = () => path.join(getDataFolder(), 'running-site.json');

/**
 * Other commands (`mfe`, `npm run dev`) read the URLs of site and API from the record. Returns a function that deletes
 * it.
 */
export function recordRunningSite({ port, apiPort }) {
  const previews =
    (process.env.PREVIEWS || (process.env.SITE_ENV === 'staging' ? 'on' : 'off')) === 'on';
  const site = { pid: process.pid, port, api_port: apiPort, store: getStoreFolder(), previews };
  fs.writeFileSync(getRecordFile(), `${JSON.stringify(site)}\n`);
  return () => fs.rmSync(getRecordFile(), { force: true });
}

/** Returns null if no site runs on this data folder. */
export function readRunningApi() {
  try {
    const { pid, api_port } = JSON.parse(fs.readFileSync(getRecordFile(), 'utf8'));
    return isAlive(pid) ? `http://127.0.0.1:${api_port}` : null;
  } catch {
    return null;
  }
}
