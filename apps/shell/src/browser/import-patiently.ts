import { isTooSlow } from './remotes/file-failure.ts';

/** On a line that is so slow that each attempt runs out: two minutes of 4 s each. */
const MAX_ATTEMPTS = 30;

/** A network that has just gone is often back by then; and a page that is being left, whose files are cut off, is gone. */
const PAUSE_MS = 500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Fetches code without which nothing answers. The bundler gives a file up after a few seconds; here a slow line is waited
 * for, as the browser goes on fetching what it has begun. What does not come for another reason is tried once more.
 */
export async function importPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
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
