import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  createPreviewComposition,
  type PreviewedVersion,
  RegistryError,
  readPreviewKey,
  verifyPreview,
} from '@tractor-haat/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from '../config.ts';
import type { Live } from '../release/live.ts';
import { expiredPage, PLAIN_POLICY } from './expired-page.ts';
import { clearPreviewCookie, previewCookie, readPreviewCookie } from './preview-cookie.ts';

const PREVIEW_PATH = '/__preview';

/** Marks a response as private: not cacheable, not indexed. */
export const setPreviewHeaders = (reply: FastifyReply) =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');

/** Routes that start and end a preview. */
export function addPreviewRoutes(app: FastifyInstance, config: SiteConfig, live: Live): void {
  const { store, origin, registryKey } = config;

  /** Versions of the link merged with those already previewed. */
  async function openPreview(link: string, cookies: string | undefined) {
    const key = await readPreviewKey(store);
    const preview = key && verifyPreview(key, 'link', link);
    const site = live.site();
    if (!preview || !site) return null;
    const before = readPreviewCookie(key, cookies)?.apps ?? [];
    const fresh = (one: PreviewedVersion) => !preview.apps.some(({ name }) => name === one.name);
    const apps = [...before.filter(fresh), ...preview.apps];
    for (const { name, version } of apps) await live.downloadVersion(name, version);
    await createPreviewComposition(store, site.composition, apps, registryKey);
    return { path: preview.path, cookie: previewCookie(key, origin, apps) };
  }

  app.get<{ Querystring: { token?: string | string[] } }>(PREVIEW_PATH, async (request, reply) => {
    setPreviewHeaders(reply);
    const { token } = request.query;
    const preview = await openPreview(String(token ?? ''), request.headers.cookie).catch(
      (error) => {
        // The version is not in the registry.
        if (error instanceof RegistryError) return null;
        throw error;
      },
    );
    if (preview) return reply.header('set-cookie', preview.cookie).redirect(preview.path, 303);
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PLAIN_POLICY)
      .send(expiredPage('en'));
  });

  app.register(async (scope) => {
    // The bar's form has no body.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(`${PREVIEW_PATH}/end`, (request, reply) => {
      const { pathname } = new URL(request.headers.referer ?? '/', origin);
      const { language } = parseLocalizedPath(pathname);
      return setPreviewHeaders(reply)
        .header('set-cookie', clearPreviewCookie(origin))
        .redirect(language === 'en' ? '/' : `/${language}`, 303);
    });
  });
}
