import { isTooSlow } from './remotes/file-failure.ts';

const MAX_ATTEMPTS = 30;

/**
 * Pause in milliseconds before the retry: a short outage is often over, and a page that is being
 * left has been unloaded.
 */
const PAUSE_MS = 500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Loads code that the page cannot work without. It retries after each timeout of the bundler,
 * because the browser continues the download meanwhile, and once after any other failure.
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
