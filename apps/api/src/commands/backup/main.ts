import { reportFailure } from '../parse-options.ts';
import { backup, readArguments } from './backup.ts';

try {
  const now = new Date();
  const timestamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const { locations, ...options } = readArguments(
    'Usage: npm run backup -- [archive] [--force]',
    `tractor-haat-${timestamp}.tar`,
  );
  await backup(locations, { ...options, now });
  console.log(`Everything is in ${options.file}.`);
} catch (error) {
  reportFailure(error);
}
