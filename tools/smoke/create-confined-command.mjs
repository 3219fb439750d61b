import childProcess from 'node:child_process';
import path from 'node:path';
import { root } from '../run/paths.mjs';

const UNPRIVILEGED_ACCOUNT = { uid: 65_534, gid: 65_534 };

/** Another account cannot signal this process or open its sockets. Only root can switch accounts. */
function chooseAccount(file) {
  if (process.getuid?.() !== 0) return {};
  const probe = ['-e', `require('node:fs').accessSync(${JSON.stringify(file)})`];
  const { status } = childProcess.spawnSync(process.execPath, probe, {
    ...UNPRIVILEGED_ACCOUNT,
    env: {},
  });
  // A root-only checkout: only the permission model applies.
  return status === 0 ? UNPRIVILEGED_ACCOUNT : {};
}

/**
 * How to spawn a program of the site server that runs a version's own code: it reads `store` and nothing else, has
 * no environment but `env`, and starts no process, worker, addon, debugger or WASI module. Of the network it has the API
 * and its own port (`confineNetwork`).
 *
 * @param {string} program an entry that calls `confineNetwork` and `confineProcess`
 * @param {string} store a folder of its own without symbolic links
 */
export function createConfinedCommand(program, store, env = {}) {
  const file = path.join(root, program);
  return {
    file: process.execPath,
    args: ['--permission', `--allow-fs-read=${root}`, `--allow-fs-read=${store}`, file],
    options: { cwd: root, env, ...chooseAccount(file) },
  };
}
