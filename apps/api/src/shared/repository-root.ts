import path from 'node:path';

/** Relative folders in settings are resolved against this folder. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');
