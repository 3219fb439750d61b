import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from './config.ts';
import { findEarlierVersion } from './release/find-earlier-version.ts';
import type { Live } from './release/live.ts';

export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const publicFolder = path.resolve(import.meta.dirname, '../public');

/** Icons have no version in their names: a new one is seen after a month at the latest. */
const ICON_CACHE = 'public, max-age=2592000';

/** Browsers request these names without a link. The PNG and ICO files are rendered from the SVG. */
const ICON_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

/** Serves files of published versions including old ones, files referenced by CSS, and the site's icons. */
export function addFileRoutes(app: FastifyInstance, config: SiteConfig, live: Live): void {
  app.register(fastifyStatic, {
    root: path.join(config.store, 'files'),
    prefix: '/r/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    // Files are public; previews and tools on other origins fetch remotes.
    setHeaders(reply) {
      // Also called for icons, which have no version in their names.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', IMMUTABLE_CACHE);
      reply.header('access-control-allow-origin', '*');
    },
  });

  // A version that is not live may be missing in the store; visits that began earlier still request it.
  app.addHook('onRequest', async ({ url }) => {
    const [, name, version] = /^\/r\/([a-z][a-z0-9-]{0,40})\/([\w.-]{1,80})\//.exec(url) ?? [];
    if (name && version) await live.downloadVersion(name, version).catch(() => undefined);
  });

  // Inlined CSS works on any URL, so it references fonts and pictures without a version; their
  // names contain a content hash. Pages of earlier versions request their own files.
  app.get<{ Params: { app: string; file: string } }>(
    '/assets/:app/:file',
    async (request, reply) => {
      const { app: name, file } = request.params;
      const site = live.site();
      const record = site && [site.shell, ...site.remotes].find((one) => one.name === name);
      const version =
        record && file in record.files
          ? record.version
          : await findEarlierVersion(config.store, name, file);
      if (!version) return reply.callNotFound();
      return reply.sendFile(path.join(name, version, file));
    },
  );

  for (const icon of ICON_FILES)
    app.get(`/${icon}`, (_, reply) =>
      reply
        .header('cache-control', ICON_CACHE)
        .sendFile(icon, publicFolder, { cacheControl: false }),
    );
}
