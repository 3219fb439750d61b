import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** The name is also that of a JavaScript variable, an address and a folder. */
const NAME = /^[a-z][a-z0-9]{1,19}$/;

/** Addresses that the site server answers itself. */
const SERVER = ['/api', '/img', '/media', '/assets', '/r'];

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Every address that is taken, with its owner. */
function ownersOf(base) {
  const apps = path.join(base, 'apps');
  const owners = new Map(SERVER.map((address) => [address, 'the site server']));
  for (const address of readJson(path.join(apps, 'shell', 'shell.json')).routes)
    owners.set(address, 'the shell');
  for (const app of fs.readdirSync(apps)) {
    const manifest = path.join(apps, app, 'remote.json');
    if (!fs.existsSync(manifest)) continue;
    for (const address of readJson(manifest).routes) owners.set(address, app);
  }
  return owners;
}

function check(base, name) {
  if (!NAME.test(name))
    throw new PlainFailure(
      `"${name}" is no name for a remote: 2 to 20 small letters and digits, a letter first.`,
    );
  if (fs.existsSync(path.join(base, 'apps', name)))
    throw new PlainFailure(`apps/${name} exists already.`);
  const owner = ownersOf(base).get(`/${name}`);
  if (owner) throw new PlainFailure(`The address /${name} belongs to ${owner}: take another name.`);
}

/**
 * Writes a working remote into `apps/<name>`. Nothing else is touched: the shell finds it in the registry.
 * @returns {string[]} the new files, by their path from the root
 */
export function scaffoldRemote(name, base = root) {
  check(base, name);
  const { contract } = readJson(path.join(base, 'apps', 'shell', 'shell.json'));
  const values = {
    name,
    title: name[0].toUpperCase() + name.slice(1),
    contract: String(contract),
  };
  const fill = (text) => text.replace(/__(name|title|contract)__/g, (_, key) => values[key]);
  return fs
    .readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => {
      const place = path.join('apps', name, fill(file.slice(0, -SUFFIX.length)));
      fs.mkdirSync(path.dirname(path.join(base, place)), { recursive: true });
      fs.writeFileSync(
        path.join(base, place),
        fill(fs.readFileSync(path.join(TEMPLATE, file), 'utf8')),
      );
      return place;
    });
}
