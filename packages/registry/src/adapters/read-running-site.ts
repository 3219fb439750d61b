import fs from 'node:fs';
import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { z } from 'zod';
import { isProcessAlive } from '../core/publish/with-temporary-folder.ts';

const siteSchema = z.object({
  pid: z.int(),
  port: z.int(),
  api_port: z.int(),
  store: z.string(),
  previews: z.boolean(),
});

const healthSchema = z.object({ host_api: z.int() });

const REQUEST_TIMEOUT_MS = 2000;

/** Site that `npm start` runs on this machine. */
export interface RunningSite {
  readonly origin: string;
  readonly apiBase: string;
  /** True if it runs with `PREVIEWS=on`. */
  readonly hasPreviews: boolean;
  /** Requests the host API version of the site. Resolves to undefined if it does not respond. */
  readonly fetchHostApi: () => Promise<number | undefined>;
}

/**
 * Reads the file that `npm start` writes while it runs. Returns null if there is no valid file, if the site uses
 * another store, or if its process has exited.
 */
export function readRunningSite(file: string, store: string): RunningSite | null {
  try {
    const site = siteSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    if (site.store !== store || !isProcessAlive(site.pid)) return null;
    const { port, api_port, previews } = site;
    return {
      origin: resolveSiteOrigin({ sitePort: port }),
      apiBase: `http://127.0.0.1:${api_port}`,
      hasPreviews: previews,
      fetchHostApi: () => fetchHostApi(`http://127.0.0.1:${port}`),
    };
  } catch {
    return null;
  }
}

async function fetchHostApi(origin: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(`${origin}/__health/ready`, { signal });
    return healthSchema.parse(await response.json()).host_api;
  } catch {
    return undefined;
  }
}
