import { isTooSlow } from './remotes/file-failure.ts';

const MAX_ATTEMPTS = 30;

/** Long enough for a short outage to end, and for the browser to unload a page that the visitor leaves. */
const RETRY_DELAY_MS = 500;

const waitBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/**
 * Loads code that the page cannot work without. It retries after each timeout of the bundler, because the browser
 * continues the download meanwhile. After any other failure it retries once.
 */
export async function importOnSlowNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      const isSlow = isTooSlow(error) && attempt < MAX_ATTEMPTS;
      if (!isSlow && attempt > 1) throw error;
      if (!isSlow) await waitBeforeRetry();
    }
  }
}
