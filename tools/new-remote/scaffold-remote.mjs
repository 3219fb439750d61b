import fs from 'node:fs';
import path from 'node:path';
import {
  createRemote,
  validateRemoteName,
} from '../../packages/create-remote/src/create-remote.mjs';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** The site server handles these paths, so no remote can use them. */
const SERVER_PATHS = ['/api', '/img', '/media', '/assets', '/r'];

/**
 * Writes a working remote into `apps/<name>`. No other file changes, because the shell finds remotes in the registry.
 * @returns {string[]} paths of the new files, relative to the root
 */
export function scaffoldRemote(name, base = root) {
  requireUnusedName(base, name);
  const { contract } = readJson(path.join(base, 'apps', 'shell', 'shell.json'));
  const appFolder = path.join('apps', name);
  const values = { contract: String(contract) };
  return createRemote(path.join(base, appFolder), { name, kind: 'house', values }).map((file) =>
    path.join(appFolder, file),
  );
}

function requireUnusedName(base, name) {
  const nameError = validateRemoteName(name);
  if (nameError) throw new PlainFailure(nameError);
  if (fs.existsSync(path.join(base, 'apps', name)))
    throw new PlainFailure(`apps/${name} exists already.`);
  const owner = readPathOwners(base).get(`/${name}`);
  if (owner)
    throw new PlainFailure(`The address /${name} belongs to ${owner}: choose another name.`);
}

/** Maps each used path to the name of its owner. */
function readPathOwners(base) {
  const apps = path.join(base, 'apps');
  const owners = new Map(SERVER_PATHS.map((route) => [route, 'the site server']));
  for (const route of readJson(path.join(apps, 'shell', 'shell.json')).routes)
    owners.set(route, 'the shell');
  for (const app of fs.readdirSync(apps)) {
    const manifest = path.join(apps, app, 'remote.json');
    if (!fs.existsSync(manifest)) continue;
    for (const route of readJson(manifest).routes) owners.set(route, app);
  }
  return owners;
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
