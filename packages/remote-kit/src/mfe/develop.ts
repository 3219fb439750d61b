import path from 'node:path';
import { watch } from '@tractor-haat/tooling/compile';
import { type createHttpRegistry, RegistryError } from '../registry.ts';
import { startPagesProxy } from './pages-proxy.ts';
import type { LocalRemote } from './read-local-remote.ts';
import { sharedTypes } from './shared-types.ts';

/** Lifetime of the preview link. A minute suffices, because the link is opened at once. */
const LINK_TTL_MS = 60_000;

/** Publishes the last build of a remote and previews it on a site. Returns the version and the preview cookie. */
async function previewBuild(
  registry: ReturnType<typeof createHttpRegistry>,
  { folder }: LocalRemote,
  site: string,
): Promise<{ version: string; cookie: string }> {
  const { record } = await registry.publish(folder, sharedTypes(folder));
  const { name, version, digest } = record;
  const apps = [{ name, version, digest }];
  const token = await registry.signPreview({ apps, until_ms: Date.now() + LINK_TTL_MS, path: '/' });
  return { version, cookie: await openPreviewLink(site, token) };
}

/** Opens the link and returns the cookie that the site sets, `preview=…`. */
async function openPreviewLink(site: string, token: string): Promise<string> {
  const response = await fetch(`${site}/__preview?token=${token}`, { redirect: 'manual' }).catch(
    () => {
      throw new RegistryError(`${site} cannot be reached.`);
    },
  );
  const cookie = response.headers.getSetCookie().find((value) => value.startsWith('preview='));
  if (response.status !== 303 || !cookie)
    throw new RegistryError(
      `${site} does not show the preview (status ${response.status}): PREVIEWS=on must be set there, and the registry must be its own.`,
    );
  return cookie.split(';')[0] ?? '';
}

/** Interval at which the preview is renewed, because it expires after an hour. */
const RENEWAL_MS = 50 * 60_000;

const MAX_PORT = 65_535;

interface DevelopOptions {
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
