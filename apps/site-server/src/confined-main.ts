/** Site server with an untrusted version. The smoke gate starts it (tools/smoke/create-confined-command.mjs). */
import path from 'node:path';
import { confineNetwork } from './confine-network.ts';
import { confineProcess } from './confine-process.ts';
import { createSiteApp } from './create-site-app.ts';
import { readConfig } from './read-config.ts';
import { startSite } from './start-site.ts';

/** Fastify and its plugins require some files on the first request, which would fail after `confineProcess`. */
async function loadEverything() {
  const config = readConfig(process.env);
  const app = await createSiteApp({
    ...config,
    store: path.join(config.store, 'none'),
    logLevel: 'silent',
  });
  for (const url of ['/', '/favicon.svg', '/r/none', '/api/none']) await app.inject(url);
  await app.close();
}

const { apiBase, host, port } = readConfig(process.env);
await loadEverything();
await confineNetwork({ api: apiBase, listen: { host, port } });
confineProcess();
await startSite({ isConfined: true });
