import path from 'node:path';

/** Root of the repository, which contains content/; relative folders are resolved against it. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');
