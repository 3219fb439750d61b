import type { ObjectKind } from './objects.ts';

/**
 * Where things are in a bucket. Only `files/` may be public: a CDN can serve it as it is. The rest is as in the folder,
 * but that what changes (environments, log, pins, the previews' key) is told by numbered changes.
 */
export const bucketLayout = {
  files: (name: string, version: string, file: string) => `files/${name}/${version}/${file}`,
  server: (name: string, version: string, file: string) => `server/${name}/${version}/${file}`,
  record: (name: string, version: string) => `records/${name}/${version}.json`,
  signature: (name: string, version: string) => `records/${name}/${version}.sig`,
  records: 'records/',
  /** One object for each change: a name can be taken once, so of two at once one comes too late. */
  change: (number: number) => `changes/${String(number).padStart(10, '0')}.json`,
  changes: 'changes/',
};

/** The number of a change by its name; null for what is none. */
export function changeNumberOf(key: string): number | null {
  const [, digits] = /^changes\/(\d{10})\.json$/.exec(key) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The version that a record's key is of; null for signatures and what is neither. */
export function versionOfKey(key: string): { name: string; version: string } | null {
  const [, name, version] = /^records\/([a-z][a-z0-9-]*)\/([\w.-]+)\.json$/.exec(key) ?? [];
  return name && version ? { name, version } : null;
}

const TYPES: Readonly<Record<string, string>> = {
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

/** What never changes once it is there, by its file's name. */
export const immutable = (file: string): ObjectKind => ({
  type: TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  isImmutable: true,
});

/** What is written anew, or is for servers of ours alone. */
export const kept: ObjectKind = { type: 'application/json; charset=utf-8', isImmutable: false };
