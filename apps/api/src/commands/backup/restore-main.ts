/** `npm run restore -- <archive> [--force]`: restores database, key and artifact store from the archive. */
import { StartupError } from '../../shared/startup-error.ts';
import { readArguments } from './read-arguments.ts';
import { restore } from './restore.ts';

try {
  const { locations, ...options } = readArguments();
  const { made_at } = await restore(locations, { ...options, now: new Date() });
  console.log(`Restored the state of ${made_at}.`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
