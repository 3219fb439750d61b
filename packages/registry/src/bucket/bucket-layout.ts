import type { ObjectKind } from './open-bucket.ts';

/**
 * Object keys in a bucket. Only `files/` may be public, for example behind a CDN. The keys mirror the store's folder,
 * except that environments, log, pins and preview key are stored as numbered changes.
 */
export const bucketLayout = {
  files: (name: string, version: string, file: string) => `files/${name}/${version}/${file}`,
  server: (name: string, version: string, file: string) => `server/${name}/${version}/${file}`,
  record: (name: string, version: string) => `records/${name}/${version}.json`,
  signature: (name: string, version: string) => `records/${name}/${version}.sig`,
  records: 'records/',
  /** Ten digits, so that keys sort by number. A conditional write rejects the second of two changes with one number. */
  change: (number: number) => `changes/${String(number).padStart(10, '0')}.json`,
  changes: 'changes/',
};

/** Number of the change that is stored under the key, or null for any other key. */
export function parseChangeNumber(key: string): number | null {
  const [, digits] = /^changes\/(\d{10})\.json$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** App and version of the record that is stored under the key, or null for any other key. */
export function parseRecordKey(key: string): { name: string; version: string } | null {
  const [, name, version] = /^records\/([a-z][a-z0-9-]*)\/([\w.-]+)\.json$/.exec(key) ?? [];
  return name && version ? { name, version } : null;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** Content type by file extension, cached for a year. An unknown extension is `application/octet-stream`. */
export const toImmutableKind = (file: string): ObjectKind => ({
  type: CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  isImmutable: true,
});

/** JSON that caches must not store: changes, records and signatures. */
export const MUTABLE_KIND: ObjectKind = {
  type: 'application/json; charset=utf-8',
  isImmutable: false,
};
