import { isTooSlow } from './remotes/file-failure.ts';

/** Two minutes of 4 s attempts, for slow connections that time out each time. */
const MAX_ATTEMPTS = 30;

/** A short outage is often over by then, and an unloading page, which aborts its requests, has gone. */
const PAUSE_MS = 500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Loads code that the page cannot work without. The bundler's timeout is a few seconds; this
 * retries, because the browser continues the download meanwhile. Other failures are retried once.
 */
export async function importOnSlowNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      const isSlow = isTooSlow(error) && attempt < MAX_ATTEMPTS;
      if (!isSlow && attempt > 1) throw error;
      if (!isSlow) await pause();
    }
  }
}
