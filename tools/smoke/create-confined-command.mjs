import childProcess from 'node:child_process';
import path from 'node:path';
import { root } from '../run/paths.mjs';

const UNPRIVILEGED_ACCOUNT = { uid: 65_534, gid: 65_534 };

/** Returns an unprivileged account, which cannot signal this process. Only root can switch accounts. */
function selectAccount(file) {
  if (process.getuid?.() !== 0) return {};
  const probe = ['-e', `require('node:fs').accessSync(${JSON.stringify(file)})`];
  const { status } = childProcess.spawnSync(process.execPath, probe, {
    ...UNPRIVILEGED_ACCOUNT,
    env: {},
  });
  // If only root can read the checkout, the program runs as root with Node's permission model.
  return status === 0 ? UNPRIVILEGED_ACCOUNT : {};
}

/**
 * Creates the command for a program of the site server that runs code of a version under test. The code can read only
 * `store`, gets only the environment variables `env`, and cannot start processes, workers, addons, debuggers or WASI
 * modules. It can connect only to the API and to its own port (`confineNetwork`).
 *
 * @param {string} program entry file that calls `confineNetwork` and `confineProcess`
 * @param {string} store separate store without symbolic links
 */
export function createConfinedCommand(program, store, env = {}) {
  const file = path.join(root, program);
  return {
    file: process.execPath,
    args: ['--permission', `--allow-fs-read=${root}`, `--allow-fs-read=${store}`, file],
    options: { cwd: root, env, ...selectAccount(file) },
  };
}
