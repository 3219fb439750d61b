import type { LocalRemote } from '../mfe/read-local-remote.ts';
import { sharedTypes } from '../mfe/shared-types.ts';
import { type httpRegistry, RegistryError } from '../registry.ts';

/** A link is opened at once. */
const LINK_TTL_MS = 60_000;

/** The cookie that a deployment gives to whoever opens a preview's link: `preview=…`. */
async function openLink(site: string, token: string): Promise<string> {
  const response = await fetch(`${site}/__preview?token=${token}`, { redirect: 'manual' }).catch(
    () => {
      throw new RegistryError(`${site} cannot be reached.`);
    },
  );
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('preview='));
  if (response.status !== 303 || !cookie)
    throw new RegistryError(
      `${site} does not show the preview (it answers ${response.status}): PREVIEWS=on must be set there, and the registry must be its own.`,
    );
  return cookie.split(';')[0] ?? '';
}

/** Publishes the last build of a remote and has a deployment show it; answers its version and the cookie for it. */
export async function previewBuild(
  registry: ReturnType<typeof httpRegistry>,
  { folder }: LocalRemote,
  site: string,
): Promise<{ version: string; cookie: string }> {
  const { record } = await registry.publish(folder, sharedTypes(folder));
  const { name, version, digest } = record;
  const apps = [{ name, version, digest }];
  const token = await registry.signPreview({ apps, until_ms: Date.now() + LINK_TTL_MS, path: '/' });
  return { version, cookie: await openLink(site, token) };
}
