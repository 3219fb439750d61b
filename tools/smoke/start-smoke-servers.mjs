import childProcess from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { findFreePort } from '../start/claim-port.mjs';
import { waitUntilReady } from '../start/wait-until-ready.mjs';
import { createConfinedCommand } from './create-confined-command.mjs';

async function start(name, folder, health, createCommand) {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const log = path.join(folder, `${name}.log`);
  const output = fs.openSync(log, 'a');
  const commonEnv = {
    HOST: '127.0.0.1',
    STOP_NOTICE_SECONDS: '0',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    SUPERVISED: '1',
  };
  const { file, args, options } = createCommand(commonEnv);
  const child = childProcess.spawn(file, args, {
    ...options,
    // The IPC channel closes if this process is killed, and the server then exits.
    stdio: ['ignore', output, output, 'ipc'],
  });
  fs.closeSync(output);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  if (await waitUntilReady(address + health, () => child.exitCode !== null, 90_000))
    return { address, stop };
  await stop();
  throw new Error(`The ${name} does not start: ${fs.readFileSync(log, 'utf8').slice(-600)}`);
}

/** The API is not confined, because it runs no code of the candidate. */
const startApi = (folder) =>
  start('API', folder, '/api/health/ready', (commonEnv) => ({
    file: process.execPath,
    args: [path.join(root, 'apps/api/src/main.ts')],
    options: {
      cwd: root,
      env: {
        ...process.env,
        ...commonEnv,
        // `production` requires more settings. Only the browser of the smoke test connects to this API.
        NODE_ENV: '',
        DATABASE_URL: '',
        DATABASE_URL_FILE: '',
        DATA_DIR: path.join(folder, 'data'),
        OTP_PROVIDER: 'outbox',
      },
    },
  }));

/** Uses the API at API_BASE, or starts one. */
export async function startSmokeServers(folder, store, env) {
  const api = process.env.API_BASE
    ? { address: process.env.API_BASE, stop: async () => {} }
    : await startApi(folder);
  try {
    const site = await start('site', folder, '/__health/ready', (commonEnv) =>
      createConfinedCommand('apps/site-server/src/confined-main.ts', store, {
        ...commonEnv,
        STORE_DIR: store,
        SITE_ENV: env,
        API_BASE: api.address,
        PREVIEWS: 'off',
      }),
    );
    return { site: site.address, stop: () => Promise.all([site.stop(), api.stop()]) };
  } catch (error) {
    await api.stop();
    throw error;
  }
}
