import fs from 'node:fs';
import path from 'node:path';
import { dataFolder, storeFolder } from '../run/paths.mjs';
import { isAlive } from '../run/process-alive.mjs';

const note = () => path.join(dataFolder(), 'running-site.json');

/** Tells commands beside this one (`mfe`, `pnpm dev`) where the site and its API answer; the result takes it back. */
export function noteRunningSite({ port, apiPort }) {
  const previews =
    (process.env.PREVIEWS || (process.env.SITE_ENV === 'staging' ? 'on' : 'off')) === 'on';
  const site = { pid: process.pid, port, api_port: apiPort, store: storeFolder(), previews };
  fs.writeFileSync(note(), `${JSON.stringify(site)}\n`);
  return () => fs.rmSync(note(), { force: true });
}

/** Address of the API of a site that runs on this data folder; null when there is none. */
export function runningApi() {
  try {
    const { pid, api_port } = JSON.parse(fs.readFileSync(note(), 'utf8'));
    return isAlive(pid) ? `http://127.0.0.1:${api_port}` : null;
  } catch {
    return null;
  }
}
