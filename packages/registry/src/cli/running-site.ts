import fs from 'node:fs';
import { z } from 'zod';
import { isProcessAlive } from '../process-alive.ts';

const siteSchema = z.object({
  pid: z.int(),
  port: z.int(),
  api_port: z.int(),
  store: z.string(),
  previews: z.boolean(),
});

const healthSchema = z.object({ host_api: z.int() });

/** A site that answers at once, or is not there. */
const LIMIT_MS = 2000;

/** The site that `npm start` runs beside this command, on the same store. */
export interface RunningSite {
  readonly origin: string;
  readonly apiBase: string;
  /** Whether it shows previews. */
  readonly previews: boolean;
  /** The number of its site server; undefined when it does not answer. */
  readonly hostApi: () => Promise<number | undefined>;
}

async function hostApiAt(origin: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`${origin}/__health/ready`, { signal });
    return healthSchema.parse(await answer.json()).host_api;
  } catch {
    return undefined;
  }
}

/** Reads the note that `npm start` leaves while it runs; null without one, or when its process is gone. */
export function runningSite(note: string, store: string): RunningSite | null {
  try {
    const found = siteSchema.parse(JSON.parse(fs.readFileSync(note, 'utf8')));
    if (found.store !== store || !isProcessAlive(found.pid)) return null;
    const { port, api_port, previews } = found;
    return {
      origin: `http://localhost:${port}`,
      apiBase: `http://127.0.0.1:${api_port}`,
      previews,
      hostApi: () => hostApiAt(`http://127.0.0.1:${port}`),
    };
  } catch {
    return null;
  }
}
