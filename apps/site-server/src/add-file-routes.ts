import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EncodedPage, selectEncoding } from './pages/encoded-page.ts';
import { setPreviewHeaders } from './preview/add-preview-routes.ts';
import type { Previews } from './preview/create-previews.ts';
import type { SiteConfig } from './read-config.ts';
import { findEarlierVersion } from './release/earlier-compositions.ts';
import type { LiveSites } from './release/follow-registry.ts';

/** `Cache-Control` header of files whose URL contains their version or hash. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

const publicFolder = path.resolve(import.meta.dirname, '../public');

/** The names of icons contain no version, so browsers must fetch them again after 30 days. */
const ICON_CACHE = 'public, max-age=2592000';

/** Captures app and version of a URL such as `/r/media/0.1.0-0123456789ab/main.js`. */
const VERSION_PATH = /^\/r\/([a-z][a-z0-9-]{0,40})\/([\w.-]{1,80})\//;

/** Browsers request these names without a link. */
const ICON_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

export function addFileRoutes(app: FastifyInstance, config: SiteConfig, live: LiveSites): void {
  app.register(fastifyStatic, {
    root: path.join(config.store, 'files'),
    prefix: '/r/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    setHeaders(reply) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', IMMUTABLE_CACHE);
      reply.header('access-control-allow-origin', '*');
    },
  });

  // Visits that began before a release still request files of the earlier version, which the store
  // may not contain.
  app.addHook('onRequest', async ({ url }) => {
    const [, name, version] = VERSION_PATH.exec(url) ?? [];
    if (name && version) await live.downloadVersion(name, version).catch(() => undefined);
  });

  // Inlined CSS references files without a version. If the live version lacks a file, an earlier
  // version serves it: the content hash in the name identifies the file.
  app.get<{ Params: { app: string; file: string } }>(
    '/assets/:app/:file',
    async (request, reply) => {
      const { app: name, file } = request.params;
      const site = live.getSite();
      const releases = site ? [site.shell, ...site.remotes] : [];
      const record = releases.find((release) => release.name === name);
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

/** Serves all remotes of a composition, which the browser needs for pages of other remotes. */
export function addCompositionRoute(
  app: FastifyInstance,
  live: LiveSites,
  previews: Previews | null,
): void {
  app.get<{ Params: { digest: string } }>('/_composition/:digest.json', async (request, reply) => {
    const { digest } = request.params;
    const preview = await previews?.readPreview(request.headers.cookie);
    if (preview && preview !== 'over' && preview.digest === digest)
      return sendComposition(request, setPreviewHeaders(reply), await preview.browserComposition());
    const composition = await live.findComposition(digest);
    if (!composition) return reply.callNotFound();
    return sendComposition(request, reply.header('cache-control', IMMUTABLE_CACHE), composition);
  });
}

async function sendComposition(request: FastifyRequest, reply: FastifyReply, composition: string) {
  const encoding = selectEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .type('application/json')
    .header('vary', 'accept-encoding')
    .send(await new EncodedPage(composition).encode(encoding));
}
