import path from 'node:path';
import { getDataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { runStep } from '../run/run-step.mjs';
import { findFreePort } from '../start/claim-port.mjs';
import { readRunningApi } from '../start/record-running-site.mjs';
import { supervise } from '../start/supervise.mjs';
import { waitUntilReady } from '../start/wait-until-ready.mjs';

function launch(name, file, health, port, env) {
  const log = path.join(getDataFolder(), 'logs', `dev-${name}.log`);
  const running = supervise(
    {
      name,
      file: process.execPath,
      args: [path.join(root, file)],
      cwd: root,
      log,
      env: {
        ...process.env,
        STOP_NOTICE_SECONDS: '0',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...env,
      },
    },
    (line) => console.log(`  ${line}`),
  );
  const ready = runStep(name, async () => {
    if (!(await waitUntilReady(`http://127.0.0.1:${port}${health}`, running.hasFailed)))
      throw new PlainFailure(`The ${name} does not become ready; see ${path.relative(root, log)}.`);
    running.markReady();
  });
  return { ready, stop: running.stop };
}

/** Starts a site server on the store of the session. An API is started only if none is running or configured. */
export async function startDevServers({ store, sitePort, port, against }) {
  const running = [];
  const stop = () => Promise.all(running.map((server) => server.stop()));
  try {
    // Only one process can open the embedded database, so the API of a running site is used.
    let api = process.env.API_BASE || against || readRunningApi();
    if (!api) {
      const apiPort = await findFreePort();
      api = `http://127.0.0.1:${apiPort}`;
      const apiProcess = launch('API', 'apps/api/src/main.ts', '/api/health/ready', apiPort, {
        DATA_DIR: getDataFolder(),
        OTP_PROVIDER: process.env.OTP_PROVIDER || 'outbox',
        TRUSTED_PROXY_HOPS: '1',
        SITE_PORT: String(port),
        PREPARE_AT_START: 'on',
      });
      running.push(apiProcess);
      await apiProcess.ready;
    }
    const site = launch('site', 'apps/site-server/src/main.ts', '/__health/ready', sitePort, {
      STORE_DIR: store,
      SITE_ENV: 'production',
      API_BASE: api,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    });
    running.push(site);
    await site.ready;
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
