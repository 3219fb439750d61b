import fs from 'node:fs';
import path from 'node:path';
import { promote, publish } from '../../packages/registry/src/index.ts';
import { root } from '../run/paths.mjs';
import { HOT_FOLDER } from './configs.mjs';

const PROMOTION_OPTIONS = { env: /** @type {const} */ ('production'), by: 'npm run dev' };
const SKIP_REASON = 'npm run dev';

/** Removes hot updates from the chunk groups, because new pages must not preload them. */
function removeHotUpdates(file) {
  const build = JSON.parse(fs.readFileSync(file, 'utf8'));
  const groups = Object.entries(build.groups).map(([name, files]) => [
    name,
    files.filter((groupFile) => !groupFile.startsWith(`${HOT_FOLDER}/`)),
  ]);
  fs.writeFileSync(file, JSON.stringify({ ...build, groups: Object.fromEntries(groups) }));
}

/** Store of one development session, so that the regular store never contains development builds. */
export class DevStore {
  /**
   * @param {string} home folder of the session; it is emptied
   */
  constructor(home) {
    fs.rmSync(home, { recursive: true, force: true });
    this.folder = path.join(home, 'store');
    this.apps = path.join(home, 'apps');
  }

  /** Folder of the remote's development builds and manifests. */
  appFolder(name) {
    return path.join(this.apps, name);
  }

  /** Promotes the last builds of apps. */
  async deliver(names) {
    for (const name of names) await this.deliverFrom(path.join(root, 'apps', name));
  }

  /** Promotes the remote's last development build; returns its version. */
  async deliverRemote(name) {
    const folder = this.appFolder(name);
    for (const file of ['remote.json', 'package.json'])
      fs.copyFileSync(path.join(root, 'apps', name, file), path.join(folder, file));
    removeHotUpdates(path.join(folder, 'dist', 'browser', 'build.json'));
    return this.deliverFrom(folder);
  }

  async deliverFrom(appFolder) {
    const { record } = await publish({ store: this.folder, appFolder, compression: 'least' });
    await this.promote(record);
    return record.version;
  }

  promote({ name, version }) {
    // The size and smoke gates do not apply: the build is not minified, and its author tests it.
    const skipGates = { size: SKIP_REASON, smoke: SKIP_REASON };
    return promote({ store: this.folder, name, version, ...PROMOTION_OPTIONS, skipGates });
  }
}
