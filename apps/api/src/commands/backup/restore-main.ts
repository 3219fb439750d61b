import { reportFailure } from '../parse-options.ts';
import { readArguments } from './backup.ts';
import { restore } from './restore.ts';

try {
  const { locations, ...options } = readArguments('Usage: npm run restore -- <archive> [--force]');
  const { made_at } = await restore(locations, { ...options, now: new Date() });
  console.log(`Restored the state of ${made_at}.`);
} catch (error) {
  reportFailure(error);
}
