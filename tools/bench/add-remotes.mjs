import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promote, publish } from '../../packages/registry/src/index.ts';

/** As many routes as the larger real remotes have. Half of them have a parameter. */
const ROUTES_PER_REMOTE = 14;

const hashIntegrity = (text) =>
  `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

function writeFile(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** The build has routes but no code, so that only the cost of its registration is measured. */
function writeBuild(folder, name) {
  const routes = Array.from({ length: ROUTES_PER_REMOTE }, (_, index) =>
    index % 2 === 0
      ? `/${name}/listing-of-machines-${index}`
      : `/${name}/machines-${index}/:slug/:id`,
  );
  const entry = `globalThis.${name} = null;`;
  writeFile(path.join(folder, 'package.json'), { version: '0.1.0' });
  writeFile(path.join(folder, 'remote.json'), {
    name,
    title: name,
    owner: `${name} team`,
    contract: 1,
    routes,
    widgets: [],
    i18n: [],
    ssr: true,
    budgets: { entry_kb: 1, initial_kb: 1, total_kb: 1 },
  });
  writeFile(path.join(folder, 'dist', 'browser', 'remoteEntry.js'), entry);
  writeFile(path.join(folder, 'dist', 'browser', 'build.json'), {
    name,
    groups: {},
    files: { 'remoteEntry.js': { integrity: hashIntegrity(entry) } },
    shared: {},
  });
  writeFile(
    path.join(folder, 'dist', 'server', 'main.cjs'),
    'exports.default = { routes: [], messages: {} };',
  );
}

/** Publishes and promotes remotes without code until the store has `total` remotes. Their builds are in `folder`. */
export async function addRemotes(store, folder, total) {
  const live = JSON.parse(
    fs.readFileSync(path.join(store, 'environments', 'production.json'), 'utf8'),
  );
  const missing = total - Object.keys(live.remotes).length;
  for (let number = 1; number <= missing; number += 1) {
    const name = `remote${number}`;
    writeBuild(path.join(folder, name), name);
    const { record } = await publish({ store, appFolder: path.join(folder, name) });
    await promote({ store, name, version: record.version, env: 'production', by: 'bench' });
  }
}
