import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const runningSiteSchema = z.object({ port: z.int() });

/** Returns the port of the site server that `npm start` last started with this data folder, if it is recorded. */
export function readSitePort(dataDir: string): number | undefined {
  try {
    return runningSiteSchema.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'running-site.json'), 'utf8')),
    ).port;
  } catch {
    return undefined;
  }
}
