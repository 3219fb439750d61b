import type { LocalRemote } from '../mfe/read-local-remote.ts';
import { sharedTypes } from '../mfe/shared-types.ts';
import { type createHttpRegistry, RegistryError } from '../registry.ts';

/** Lifetime of the preview link. A minute suffices, because the link is opened at once. */
const LINK_TTL_MS = 60_000;

/** Publishes the last build of a remote and previews it on a site. Returns the version and the preview cookie. */
export async function previewBuild(
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
