import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';

/** The shell first, then every remote: folders of `apps/` with a manifest. */
export function appNames(base = root) {
  const apps = path.join(base, 'apps');
  const remotes = fs
    .readdirSync(apps)
    .filter((name) => fs.existsSync(path.join(apps, name, 'remote.json')))
    .sort();
  return ['shell', ...remotes];
}
