import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage, type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyInstance } from 'fastify';
import { readTranslations } from '../read-translations.ts';

type TranslationKey =
  | 'saved'
  | 'title'
  | 'text'
  | 'description'
  | 'tractors'
  | 'emi'
  | 'compare'
  | 'used';

const translations = readTranslations<Readonly<Record<TranslationKey, string>>>(
  import.meta.dirname,
);

/** `key` is the key of the label in the translations. */
const SHORTCUT_LINKS = [
  { key: 'tractors', path: '/tractors' },
  { key: 'emi', path: '/tractor-emi-calculator' },
  { key: 'compare', path: '/compare-tractors' },
  { key: 'used', path: '/second-hand-tractor' },
] as const;

function createManifest(language: Language) {
  const { description, ...labels } = translations[language];
  return {
    id: '/',
    name: 'Tractor Haat',
    short_name: 'Tractor Haat',
    description,
    lang: language,
    start_url: localizePath(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#10291d',
    icons: [
      createIcon(192, 'any'),
      createIcon(512, 'any'),
      createIcon(192, 'maskable'),
      createIcon(512, 'maskable'),
    ],
    shortcuts: SHORTCUT_LINKS.map(({ key, path }) => ({
      name: labels[key],
      url: localizePath(language, path),
      icons: [createIcon(192, 'any')],
    })),
  };
}

const createIcon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const SCRIPT_FILES = [
  './worker.js',
  './render-copy.js',
  './saved.js',
  '../../../../packages/platform/src/send-waiting-forms.js',
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
