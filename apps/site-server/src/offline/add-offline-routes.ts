import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage } from '@tractor-haat/i18n';
import type { FastifyInstance } from 'fastify';
import { createManifest } from './create-manifest.ts';
import { translations } from './translations.ts';

const SCRIPT_FILES = [
  './worker.js',
  './render-copy.js',
  './saved.js',
  '@tractor-haat/shell-kit/waiting-forms.js',
  './waiting.js',
  './push.js',
];

/** The service worker is a classic script, because older phones do not support module workers. */
export function createWorkerScript(): string {
  const scripts = SCRIPT_FILES.map((file) =>
    fs.readFileSync(new URL(import.meta.resolve(file)), 'utf8').replace(/^export /gm, ''),
  );
  return [`const TRANSLATIONS=${JSON.stringify(translations)};`, ...scripts].join('\n');
}

const publicFolder = path.resolve(import.meta.dirname, '../../public');

const NO_CACHE = 'no-cache';

const ICON_FILE = /^(?:any|maskable)-(?:192|512)\.png$/;

/** The files are read at load time, because a confined process cannot read files later. */
const workerScript = createWorkerScript();

export function addOfflineRoutes(app: FastifyInstance): void {
  app.get('/sw.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', NO_CACHE)
      .header('service-worker-allowed', '/')
      .send(workerScript),
  );

  app.get<{ Querystring: { language?: string } }>('/manifest.webmanifest', (request, reply) => {
    const { language = DEFAULT_LANGUAGE } = request.query;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(createManifest(isLanguage(language) ? language : DEFAULT_LANGUAGE)));
  });

  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const { file } = request.params;
    if (!ICON_FILE.test(file)) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .sendFile(file, path.join(publicFolder, 'icons'), { cacheControl: false });
  });
}
