import type { InjectOptions } from 'fastify';
import type { DocumentedRoute, Schema } from './list-documented-routes.ts';
import { createMobile, type Random } from './random.ts';

const HOSTILE_VALUES: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '💥'.repeat(30),
  '%00',
  '%zz',
  '../../etc/passwd',
  "'; drop table enquiries; --",
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-1',
  '99999999999999999999',
  'हल',
  'x'.repeat(3000),
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2_147_483_648,
  [],
  [1, 'a', null],
  {},
  { toString: 1 },
  { $ne: '' },
];

/** Values by field name that pass the validation. */
const VALID_VALUES: Readonly<Record<string, string>> = {
  implement_type: 'rotavator',
  type: 'plough',
  brand: 'fieldking',
  brand_name: 'fieldking',
  model: 'Model 53',
  slug: 'rotavator',
  state: 'gujarat',
  district: 'anand',
  tehsil: 'borsad',
  name: 'Gita',
  email: 'gita@example.in',
  terms: 'on',
  otp: '123456',
  id: '1',
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x/y;=',
];

const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[1,',
  '"',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  `"${'x'.repeat(70_000)}"`,
  `{"name":"${'x'.repeat(60_000)}"}`,
  'a=b&a=c&%zz=%',
];

/** About a third of the values are hostile. */
export function createHostileRequest(random: Random, route: DocumentedRoute): InjectOptions {
  const happensOnceIn = (count: number) => random.below(count) === 0;
  const createValue = (name: string, schema: Schema) =>
    happensOnceIn(3) ? random.pick(HOSTILE_VALUES) : createValidValue(random, name, schema);
  const path = route.route.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeValue(
      happensOnceIn(2) ? random.pick(HOSTILE_VALUES) : createValidValue(random, name, {}),
    ),
  );
  const query = route.query
    .filter(() => happensOnceIn(2))
    .map(({ name, schema }) => `${name}=${encodeValue(createValue(name, schema))}`);
  if (happensOnceIn(6)) query.push(`__proto__[x]=1&${encodeValue(random.pick(HOSTILE_VALUES))}`);
  const method = happensOnceIn(8) ? random.pick(METHODS) : (route.method as 'POST');
  const url = `${path}${query.length > 0 ? '?' : ''}${query.join('&')}`;
  if (method === 'GET' || method === 'HEAD') return { method, url };
  const isBroken = happensOnceIn(5);
  const fields = route.fields
    .filter(() => !happensOnceIn(8))
    .map(([name, schema]) => [name, createValue(name, schema)] as const);
  return {
    method,
    url,
    headers: {
      'content-type': happensOnceIn(8) ? random.pick(CONTENT_TYPES) : 'application/json',
    },
    payload: isBroken ? random.pick(BROKEN_BODIES) : JSON.stringify(Object.fromEntries(fields)),
  };
}

function createValidValue(random: Random, name: string, schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return random.pick(schema.enum);
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 1, 1);
  return name.includes('mobile') ? createMobile(random) : (VALID_VALUES[name] ?? 'rotavator');
}

/** `encodeURIComponent` throws for lone surrogates. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

function encodeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'));
}
