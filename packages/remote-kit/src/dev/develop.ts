import path from 'node:path';
import { watch } from '@tractor-haat/tooling/compile';
import type { LocalRemote } from '../mfe/read-local-remote.ts';
import { type createHttpRegistry, RegistryError } from '../registry.ts';
import { startPagesProxy } from './pages-proxy.ts';
import { previewBuild } from './preview-build.ts';

/** Interval at which the preview is renewed, because it expires after an hour. */
const RENEWAL_MS = 50 * 60_000;

const MAX_PORT = 65_535;

export interface DevelopOptions {
  readonly remote: LocalRemote;
  readonly registry: ReturnType<typeof createHttpRegistry>;
  /** Origin of the deployed site, such as `https://staging.example`. */
  readonly site: string;
  readonly port: number;
}

/**
 * Runs `mfe dev`: serves the deployed site on this machine with the remote in this folder. Each build is published and
 * previewed on that site. Returns after SIGINT or SIGTERM.
 */
export async function develop({ remote, registry, site, port }: DevelopOptions): Promise<void> {
  const { name, folder } = remote;
  let cookie = '';
  const publishPreview = async () => {
    const preview = await previewBuild(registry, remote, site);
    cookie = preview.cookie;
    return preview.version;
  };
  const proxy = await startPagesProxy(site, port, () => cookie);
  const watcher = await watch(path.join(folder, 'webpack.config.mjs'), {
    async onBuilt(durationMs) {
      const version = await publishPreview();
      console.log(`  ${name} compiled in ${(durationMs / 1000).toFixed(1)} s: ${version}`);
      proxy.reloadPages();
    },
    onFailed(message) {
      console.log(message);
      proxy.reportError(message);
    },
  });
  const renewalTimer = setInterval(() => publishPreview().catch(() => undefined), RENEWAL_MS);
  console.log(`\n${name} is served from its sources in ${site}: ${proxy.url}`);
  console.log('Saved files reload open pages. Press Ctrl-C to stop.');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  clearInterval(renewalTimer);
  await Promise.all([watcher.stop(), proxy.stop()]);
}

/** Parses `--against https://staging.example [--port 3000]`. Throws a `RegistryError` for an invalid URL or port. */
export function parseDevelopOptions(values: { against?: string; port?: string }) {
  const { against, port = '3000' } = values;
  if (!against || !URL.canParse(against))
    throw new RegistryError('Name the deployed site: mfe dev --against https://staging.example');
  const portNumber = Number(port);
  if (!Number.isInteger(portNumber) || portNumber < 0 || portNumber > MAX_PORT)
    throw new RegistryError(`--port must be a port from 0 to ${MAX_PORT}, not "${port}".`);
  return { site: new URL(against).origin, port: portNumber };
}
