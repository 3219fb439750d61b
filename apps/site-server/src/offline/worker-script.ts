import fs from 'node:fs';
import { translations } from './translations.ts';

const PARTS = [
  './worker.js',
  './copies.js',
  './saved.js',
  '@tractor-haat/shell-kit/waiting-forms.js',
  './waiting.js',
  './push.js',
];

/**
 * The service worker: texts and all parts concatenated. A classic script, because older phones do
 * not support module workers.
 */
export function workerScript(): string {
  const parts = PARTS.map((file) =>
    fs.readFileSync(new URL(import.meta.resolve(file)), 'utf8').replace(/^export /gm, ''),
  );
  return [`const WORDS=${JSON.stringify(translations)};`, ...parts].join('\n');
}
