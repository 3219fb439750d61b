import fs from 'node:fs';
import path from 'node:path';
import { promote, publish } from '../../packages/registry/src/index.ts';
import { root } from '../run/paths.mjs';
import { HOT_FOLDER } from './configs.mjs';

const PROMOTION_OPTIONS = { env: /** @type {const} */ ('production'), by: 'npm run dev' };
const SKIP_REASON = 'npm run dev';

/** New pages would preload hot updates that are listed in a chunk group. */
function removeHotUpdates(file) {
  const build = JSON.parse(fs.readFileSync(file, 'utf8'));
  const groups = Object.entries(build.groups).map(([name, files]) => [
    name,
    files.filter((groupFile) => !groupFile.startsWith(`${HOT_FOLDER}/`)),
  ]);
  fs.writeFileSync(file, JSON.stringify({ ...build, groups: Object.fromEntries(groups) }));
}

/** Each development session has its own store, so that the regular store never contains development builds. */
export class DevStore {
  /** @param {string} home folder of the session, which is emptied */
  constructor(home) {
    fs.rmSync(home, { recursive: true, force: true });
    this.folder = path.join(home, 'store');
    this.apps = path.join(home, 'apps');
  }

  /** Folder of the development builds and manifests of a remote. */
  getAppFolder(name) {
    return path.join(this.apps, name);
  }

  /** Publishes and promotes the last builds of these apps. */
  async deliver(names) {
    for (const name of names) await this.deliverFrom(path.join(root, 'apps', name));
  }

  /** Publishes and promotes the last development build of the remote. Returns the version. */
  async deliverRemote(name) {
    const folder = this.getAppFolder(name);
    for (const file of ['remote.json', 'package.json'])
      fs.copyFileSync(path.join(root, 'apps', name, file), path.join(folder, file));
    removeHotUpdates(path.join(folder, 'dist', 'browser', 'build.json'));
    return this.deliverFrom(folder);
  }

  async deliverFrom(appFolder) {
    const { record } = await publish({ store: this.folder, appFolder, compression: 'min' });
    await this.promote(record);
    return record.version;
  }

  promote({ name, version }) {
    // The size and smoke gates do not apply, because the build is not minified and its author tests it.
    const skipGates = { size: SKIP_REASON, smoke: SKIP_REASON };
    return promote({ store: this.folder, name, version, ...PROMOTION_OPTIONS, skipGates });
  }
}
