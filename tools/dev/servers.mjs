import path from 'node:path';
import { dataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { step } from '../run/steps.mjs';
import { freePort } from '../start/ports.mjs';
import { becomesReady } from '../start/readiness.mjs';
import { runningApi } from '../start/running-site.mjs';
import { keepRunning } from '../start/supervisor.mjs';

function launch(name, file, health, port, env) {
  const log = path.join(dataFolder(), 'logs', `dev-${name}.log`);
  const running = keepRunning(
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
  const ready = step(name, async () => {
    if (!(await becomesReady(`http://127.0.0.1:${port}${health}`, running.hasGivenUp)))
      throw new PlainFailure(`The ${name} does not become ready; see ${path.relative(root, log)}.`);
    running.markReady();
  });
  return { ready, stop: running.stop };
}

/** Site server on the session's store, and its API unless a deployment provides one. */
export async function startServers({ store, sitePort, port, against }) {
  const running = [];
  const stop = () => Promise.all(running.map((one) => one.stop()));
  try {
    // An embedded database has one owner: beside a running site, that site's API is used.
    let api = process.env.API_BASE || against || runningApi();
    if (!api) {
      const apiPort = await freePort();
      api = `http://127.0.0.1:${apiPort}`;
      const one = launch('API', 'apps/api/src/main.ts', '/api/health/ready', apiPort, {
        DATA_DIR: dataFolder(),
        OTP_PROVIDER: process.env.OTP_PROVIDER || 'outbox',
        TRUSTED_PROXY_HOPS: '1',
        SITE_PORT: String(port),
        PREPARE_AT_START: 'on',
      });
      running.push(one);
      await one.ready;
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
