/** `npm run content:version` increments the version of content/ if its files have changed. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  computeNextVersion,
  readContentVersion,
  toVersionPath,
} from '../../domain/content/seed/content-version.ts';
import { repositoryRoot } from '../../shared/repository-root.ts';

const folder = path.join(repositoryRoot, 'content');
const before = readContentVersion(folder);
const next = computeNextVersion(folder);
writeFileSync(toVersionPath(folder), `${JSON.stringify(next, null, 2)}\n`);
console.log(
  next.number === before.number
    ? `The content version is still ${next.number}.`
    : `The content version is now ${next.number}.`,
);
