import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const runningSiteSchema = z.object({ port: z.int() });

/** `npm start` writes the port of the site server to the data folder. Undefined if it was never started. */
export function readSitePort(dataDir: string): number | undefined {
  try {
    return runningSiteSchema.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'running-site.json'), 'utf8')),
    ).port;
  } catch {
    return undefined;
  }
}
