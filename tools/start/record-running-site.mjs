import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../run/is-alive.mjs';
import { dataFolder, storeFolder } from '../run/paths.mjs';

const getRecordFile = () => path.join(dataFolder(), 'running-site.json');

/**
 * Publishes the URLs of site and API for other commands (`mfe`, `npm run dev`); returns a function that removes them.
 */
export function recordRunningSite({ port, apiPort }) {
  const previews =
    (process.env.PREVIEWS || (process.env.SITE_ENV === 'staging' ? 'on' : 'off')) === 'on';
  const site = { pid: process.pid, port, api_port: apiPort, store: storeFolder(), previews };
  fs.writeFileSync(getRecordFile(), `${JSON.stringify(site)}\n`);
  return () => fs.rmSync(getRecordFile(), { force: true });
}

/** URL of the API of a site that runs on this data folder; null if none is running. */
export function readRunningApi() {
  try {
    const { pid, api_port } = JSON.parse(fs.readFileSync(getRecordFile(), 'utf8'));
    return isAlive(pid) ? `http://127.0.0.1:${api_port}` : null;
  } catch {
    return null;
  }
}
