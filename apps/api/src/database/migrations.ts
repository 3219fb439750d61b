import path from 'node:path';

/** Written by `pnpm --filter @tractor-haat/api migrations`, never by hand. */
export const migrations = {
  migrationsFolder: path.resolve(import.meta.dirname, '../../migrations'),
};
