import fs from 'node:fs';
import path from 'node:path';
import { getDataFolder, getStoreFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';
import { runStep } from '../run/run-step.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { drawFirstPages } from './draw-first-pages.mjs';
import { EMBEDDED_API_FLAGS, MALLOC_ENV, SITE_FLAGS } from './memory.mjs';
import { supervise } from './supervise.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

const hasDatabaseServer = () => Boolean(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE);

/** A public site has no default for OTP_PROVIDER, because `outbox` does not send codes to visitors. */
const isPublicSite = () => hasDatabaseServer() || process.env.NODE_ENV === 'production';

/** Starts API and site server, and restarts them when they end. `ready` resolves when both are ready. */
export function serve({ port, apiPort }) {
  const print = (line) => console.log(`  ${line}`);
  const specs = createSpecs({ port, apiPort });
  const api = supervise(specs.api, print);
  const site = supervise(specs.site, print);
  let drawing = null;
  const stop = async () => {
    drawing?.stop();
    // The site stops first, because its pending requests need the API.
    await site.stop();
    await api.stop();
  };
  const ready = (async () => {
    await runStep('database and API', () =>
      waitFor(api, `http://127.0.0.1:${apiPort}/api/health/ready`),
    );
    await runStep('site', () => waitFor(site, `http://127.0.0.1:${port}/__health/ready`));
    const { node, env } = getToolchain();
    drawing = drawFirstPages(node, { ...MALLOC_ENV, ...env, DATA_DIR: getDataFolder() });
  })();
  return { ready, stop, getPids: () => ({ api: api.getPid(), site: site.getPid() }) };
}

function createSpecs({ port, apiPort }) {
  const { node, env } = getToolchain();
  const data = getDataFolder();
  const createSpec = (name, file, flags, settings) => ({
    name,
    file: node,
    args: [...flags, path.join(root, file)],
    cwd: root,
    log: path.join(data, 'logs', `${name}.log`),
    env: { ...MALLOC_ENV, ...env, DATA_DIR: data, ...settings },
  });
  return {
    api: createSpec('api', 'apps/api/src/main.ts', hasDatabaseServer() ? [] : EMBEDDED_API_FLAGS, {
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      // The API creates links to this port.
      SITE_PORT: String(port),
      ...(isPublicSite() ? {} : { OTP_PROVIDER: process.env.OTP_PROVIDER || 'outbox' }),
      // No notice is needed, because only the site server connects to the API and stops first.
      STOP_NOTICE_SECONDS: '0',
      // The site server is the only proxy in front of the API.
      TRUSTED_PROXY_HOPS: '1',
      DRAW_ON_REQUEST: process.env.DRAW_ON_REQUEST || 'on',
    }),
    site: createSpec('site', 'apps/site-server/src/main.ts', SITE_FLAGS, {
      PORT: String(port),
      API_BASE: `http://127.0.0.1:${apiPort}`,
      STORE_DIR: getStoreFolder(),
      // One line per request, as the API logs by default.
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    }),
  };
}

async function waitFor(supervised, url) {
  if (await waitUntilReady(url, supervised.hasFailed)) return supervised.markReady();
  const output = getLastLines(fs.readFileSync(supervised.log, 'utf8'), 15);
  const log = path.relative(root, supervised.log);
  throw new PlainFailure(
    `${supervised.name} does not become ready. The end of its log (${log}):\n${output}`,
  );
}

/** Prepares the database server at DATABASE_URL: tables, then content. */
export async function prepareServer() {
  const { node, env } = getToolchain();
  for (const name of ['migrate', 'seed']) {
    const file = path.join(root, 'apps/api/src/commands', `${name}.ts`);
    const { code, output } = await runCommand(node, [file], { env });
    if (code !== 0) throw new PlainFailure(getLastLines(output, 15));
  }
}
