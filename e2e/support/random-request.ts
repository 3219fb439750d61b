import type { RawRequest } from './raw-request.ts';

export interface RandomSource {
  /** Returns an integer from 0 to `limit` - 1. */
  pickNumber(limit: number): number;
  pick<Item>(from: readonly Item[]): Item;
}

/** Creates random numbers that a seed reproduces (mulberry32). */
export function createRandomSource(seed: number): RandomSource {
  let state = seed;
  const pickNumber = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    pickNumber,
    pick<Item>(from: readonly Item[]): Item {
      return from[pickNumber(from.length)] as Item;
    },
  };
}

const PATHS = [
  '/',
  '/hi',
  '/tractor-implements-in-india',
  '/tractor-implements-in-india/rotavator',
  '/gu/tractor-implements-in-india/plough',
  '/tractor-videos',
  '/no-such-page',
  '/r/shell/x/main.js',
  '/assets/shell/x.woff2',
  '/_composition/x.json',
  '/robots.txt',
  '/__health/ready',
  '/api/v1/implements',
  '/api/v1/implement-types/rotavator',
  '/api/v1/videos',
  '/api/health/ready',
  '/img/implement/rotavator--x/side-400.avif',
  '/img/implement-type/rotavator/side-400.webp',
  '/media/clips/rotavator-depth-2.webm',
];

const INVALID_SEGMENTS = [
  '%00',
  '\u0000',
  '%zz',
  '%',
  '%c3%28',
  '..',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '//evil.test',
  '/\\evil.test',
  "'",
  '"',
  '\\',
  ';drop table',
  '__proto__',
  'constructor',
  'हल',
  '%F0%9F%9A%9C',
  '%E0%A4%B9',
  'a'.repeat(300),
  'A'.repeat(9000),
  '<script>alert(1)</script>',
  '{{7*7}}',
  ' ',
  '%20',
  '#x',
  '\t',
  '*',
  '.php',
  ':type',
];

const KEYS = [
  'page',
  'brand',
  'sort',
  'type',
  'language',
  'utm_source',
  '__proto__',
  'brand[]',
  '%00',
];
const VALUES = ['1', '2', '0', '-1', '1e9', '99999999999999999999', 'fieldking', 'name', 'hi', ''];
const METHODS = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'CONNECT',
  'BREW',
  'get',
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'a',
  'x/y;=',
];
const BODIES = [
  '{',
  '{}',
  'null',
  '[1,',
  '{"__proto__":{"x":1}}',
  'a=b&c',
  '\u0000',
  '"',
  '--x\r\n',
];

const HEADERS: readonly (readonly [string, string])[] = [
  ['accept-encoding', 'br;q=0, gzip;q=x, *'],
  ['accept-language', '\u00ff, *;q=z'],
  ['range', 'bytes=9-1'],
  ['range', 'bytes=0-,5-9,-3'],
  ['if-none-match', '"'],
  ['if-modified-since', 'yesterday'],
  ['cookie', '=;=;%zz=%zz'],
  ['x-forwarded-for', '999.1.1.1, ::z'],
  ['x-forwarded-proto', 'javascript'],
  ['content-length', '-1'],
  ['expect', '100-continue'],
  ['host', 'other.test'],
  ['origin', 'null'],
  ['upgrade', 'websocket'],
  ['x-long', 'x'.repeat(20_000)],
];

/** Combines valid and invalid parts. */
export function createRandomRequest(source: RandomSource): RawRequest {
  const isRead = source.pickNumber(3) > 0;
  const hasBody = source.pickNumber(isRead ? 20 : 2) === 0;
  const headers = source.pickNumber(3) === 0 ? [source.pick(HEADERS)] : [];
  return {
    method: isRead ? 'GET' : source.pick(METHODS),
    target: createTarget(source) + createQuery(source),
    headers: hasBody ? [['content-type', source.pick(TYPES)], ...headers] : headers,
    body: hasBody ? createBody(source) : '',
  };
}

function createTarget(source: RandomSource): string {
  const path = source.pick(PATHS);
  const parts = path.split('/');
  const index = 1 + source.pickNumber(parts.length - 1);
  const choice = source.pickNumber(4);
  if (choice === 0) parts[index] = source.pick(INVALID_SEGMENTS);
  if (choice === 1) parts.splice(index, 0, source.pick(INVALID_SEGMENTS));
  return parts.join('/');
}

function createQuery(source: RandomSource): string {
  const pairs = Array.from({ length: source.pickNumber(4) }, () => {
    const value = source.pickNumber(3) === 0 ? source.pick(INVALID_SEGMENTS) : source.pick(VALUES);
    return `${source.pick(KEYS)}=${value}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function createBody(source: RandomSource): string {
  const choice = source.pickNumber(200);
  if (choice === 0) return `"${'x'.repeat(13 * 1024 * 1024)}"`;
  return choice < 20 ? `"${'x'.repeat(300_000)}"` : source.pick(BODIES);
}
