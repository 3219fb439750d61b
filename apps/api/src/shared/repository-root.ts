import path from 'node:path';

/** Root of the repository. Relative folders in settings are resolved against it. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');
