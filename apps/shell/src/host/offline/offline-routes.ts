import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage } from '@tractor-haat/i18n';
import type { FastifyInstance } from 'fastify';
import { manifest } from './manifest.ts';
import { workerScript } from './worker-script.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../../public');

/** Asked for again with each visit: the way in which a phone keeps pages must never itself grow old. */
const NOT_KEPT = 'no-cache';

/** Read when the program is loaded: a confined process may not do it later. */
const script = workerScript();

/** The service worker, and what a phone needs to install the site. */
export function offlineRoutes(app: FastifyInstance): void {
  app.get('/sw.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', NOT_KEPT)
      .header('service-worker-allowed', '/')
      .send(script),
  );

  app.get<{ Querystring: { language?: string } }>('/manifest.webmanifest', (request, reply) => {
    const { language = DEFAULT_LANGUAGE } = request.query;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest(isLanguage(language) ? language : DEFAULT_LANGUAGE)));
  });

  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^(?:any|maskable)-(?:192|512)\.png$/.test(file)) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .sendFile(file, path.join(publicFolder, 'icons'), { cacheControl: false });
  });
}
