/** `npm run content:version` increments the version of content/ if its files have changed. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../core/files/repository-root.ts';
import {
  computeNextVersion,
  readContentVersion,
  toVersionPath,
} from '../features/content/import/content-files.ts';

const folder = path.join(repositoryRoot, 'content');
const before = readContentVersion(folder);
const next = computeNextVersion(folder);
writeFileSync(toVersionPath(folder), `${JSON.stringify(next, null, 2)}\n`);
console.log(
  next.number === before.number
    ? `The content version is still ${next.number}.`
    : `The content version is now ${next.number}.`,
);
