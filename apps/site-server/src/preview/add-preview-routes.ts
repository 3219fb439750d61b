import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  createPreviewComposition,
  type PreviewedVersion,
  RegistryError,
  readPreviewKey,
  signPreview,
  verifyPreview,
} from '@tractor-haat/registry';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import { PLAIN_POLICY, renderExpiredPage } from './render-preview-bar.ts';

const COOKIE_NAME = 'preview';

const COOKIE_TTL_MS = 3_600_000;

const formatAttributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

function createPreviewCookie(key: string, origin: string, apps: PreviewedVersion[]): string {
  const token = signPreview(key, 'cookie', { apps, until_ms: Date.now() + COOKIE_TTL_MS });
  return `${COOKIE_NAME}=${token}; Max-Age=${COOKIE_TTL_MS / 1000}; ${formatAttributes(origin)}`;
}

export const clearPreviewCookie = (origin: string) =>
  `${COOKIE_NAME}=; Max-Age=0; ${formatAttributes(origin)}`;

export const readPreviewToken = (header: string | undefined): string | undefined =>
  parseCookie(header ?? '')[COOKIE_NAME];

/** Returns null without a valid, unexpired signature. */
export function readPreviewCookie(key: string, header: string | undefined) {
  const token = readPreviewToken(header);
  return token ? verifyPreview(key, 'cookie', token) : null;
}

const PREVIEW_PATH = '/__preview';

export const setPreviewHeaders = (reply: FastifyReply) =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');

export function addPreviewRoutes(app: FastifyInstance, config: SiteConfig, live: LiveSites): void {
  const { store, origin, registryKey } = config;

  async function openPreview(link: string, cookies: string | undefined) {
    const key = await readPreviewKey(store);
    const preview = key && verifyPreview(key, 'link', link);
    const site = live.getSite();
    if (!preview || !site) return null;
    const previousApps = readPreviewCookie(key, cookies)?.apps ?? [];
    const isUnchanged = (app: PreviewedVersion) =>
      !preview.apps.some(({ name }) => name === app.name);
    const apps = [...previousApps.filter(isUnchanged), ...preview.apps];
    for (const { name, version } of apps) await live.downloadVersion(name, version);
    await createPreviewComposition(store, site.composition, apps, registryKey);
    return { path: preview.path, cookie: createPreviewCookie(key, origin, apps) };
  }

  app.get<{ Querystring: { token?: string | string[] } }>(PREVIEW_PATH, async (request, reply) => {
    setPreviewHeaders(reply);
    const { token } = request.query;
    const preview = await openPreview(String(token ?? ''), request.headers.cookie).catch(
      (error) => {
        if (error instanceof RegistryError) return null;
        throw error;
      },
    );
    if (preview) return reply.header('set-cookie', preview.cookie).redirect(preview.path, 303);
    return reply
      .code(403)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PLAIN_POLICY)
      .send(renderExpiredPage('en'));
  });

  app.register(async (scope) => {
    // Without this parser, Fastify rejects the form of the preview bar with 415. The form has no fields.
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
