import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const noteSchema = z.object({ port: z.int() });

/** Port of the site that `npm start` last started on this data folder; undefined without a note of it. */
export function readSitePort(dataDir: string): number | undefined {
  try {
    return noteSchema.parse(
      JSON.parse(readFileSync(path.join(dataDir, 'running-site.json'), 'utf8')),
    ).port;
  } catch {
    return undefined;
  }
}
