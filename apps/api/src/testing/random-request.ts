import type { Random } from './random.ts';

export type RandomRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const NASTY = [
  '',
  '%00',
  '%zz',
  '%',
  '%c3%28',
  '..',
  '%2e%2e%2f',
  "'",
  '"',
  '\\',
  '--',
  ';drop',
  '[]',
  '{}',
  'null',
  'NaN',
  '1e9',
  '-1',
  '0',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'हल',
  '%F0%9F%9A%9C',
  'a'.repeat(300),
  '<script>',
  '$1',
  '*',
  '+',
  ' ',
  '%20',
  '#',
  '?',
  '&',
  '=',
];
const KEYS = [
  'type',
  'brand',
  'page',
  'sort',
  'language',
  'slug',
  'q',
  '__proto__',
  'brand[]',
  '%00',
];
const VALUES = ['rotavator', 'plough', 'fieldking', 'khedut', '1', '2', 'hi', 'name', 'power'];
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a', 'x/y;='];
const BODIES = ['', '{', '{}', 'null', '[1,', '{"__proto__":1}', 'a=b&c', '\u0000', '"'];

/** A request around `path`: right and wrong parts mixed. */
export function randomRequest(source: Random, path: string): RandomRequest {
  const text = () => source.pick(source.below(2) === 0 ? VALUES : NASTY);
  const query = Array.from(
    { length: source.below(5) },
    () => `${source.pick(KEYS)}=${encodedAsIs(text())}`,
  );
  const withBody = source.below(3) === 0;
  return {
    method: source.pick(METHODS),
    path: `${mutated(source, path, text)}${query.length > 0 ? '?' : ''}${query.join('&')}`,
    headers: {
      ...(withBody ? { 'content-type': source.pick(TYPES) } : {}),
      ...(source.below(8) === 0
        ? { range: source.pick(['bytes=0-', 'bytes=9-1', 'x', 'bytes=-']) }
        : {}),
      ...(source.below(8) === 0 ? { 'if-none-match': source.pick(['*', '"a"', 'W/', '""']) } : {}),
    },
    body: withBody ? randomBody(source) : undefined,
  };
}

function mutated(source: Random, path: string, text: () => string): string {
  const parts = path.split('/');
  const choice = source.below(4);
  const at = 1 + source.below(parts.length - 1);
  if (choice === 0) parts[at] = encodedAsIs(text());
  if (choice === 1) parts.splice(at, 0, encodedAsIs(text()));
  return parts.join('/');
}

function randomBody(source: Random): string {
  return source.below(20) === 0 ? `"${'x'.repeat(70_000)}"` : source.pick(BODIES);
}

/** HTTP carries no spaces, controls or letters outside ASCII in an address; the rest goes as it is. */
function encodedAsIs(text: string): string {
  return text.replace(/[^\x21-\x7e]|#/gu, (letter) => encodeURIComponent(letter));
}
