import path from 'node:path';

/** Root of the repository: where content/ is, and what relative folders are relative to. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');
