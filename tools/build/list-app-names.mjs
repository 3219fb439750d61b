import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';

/** Returns the shell first, then every remote. An app is a folder of `apps/` with a manifest. */
export function listAppNames(base = root) {
  const apps = path.join(base, 'apps');
  const remotes = fs
    .readdirSync(apps)
    .filter((name) => fs.existsSync(path.join(apps, name, 'remote.json')))
    .sort();
  return ['shell', ...remotes];
}
