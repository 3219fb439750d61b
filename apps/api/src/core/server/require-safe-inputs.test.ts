import {
  exactText,
  isStorableTime,
  rowId,
  withoutUnstorable,
} from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { listDocumentedRoutes, type Schema } from '../../testing/list-documented-routes.ts';
import { findUnsafeInputs, requireSafeInputs } from './require-safe-inputs.ts';

test.each([
  ['a text', z.string().max(3)],
  ['a text in an object', z.object({ a: z.object({ b: z.string() }) })],
  ['a text in a list', z.array(z.string())],
  ['a text in a union', z.union([z.literal(''), z.string()]).optional()],
  ['a text before a transformation', z.string().transform((text) => text.trim())],
  ['a text after a transformation', z.preprocess((value) => value, z.string())],
  ['a pattern with a dot', z.string().regex(/^a.$/)],
  ['a pattern that excludes', z.string().regex(/^[^/]+$/)],
  ['a pattern for a part', z.string().regex(/[a-z]/)],
  ['a pattern with a choice', z.string().regex(/^a|b$/)],
  ['a URL', z.url()],
  ['a time', z.iso.datetime()],
  ['the names of a record', z.record(z.string(), rowId)],
  ['any JSON', z.object({ a: z.unknown() })],
  ['an id without a maximum', z.coerce.number().int().min(1)],
  [
    'an id beyond int4',
    z
      .int()
      .min(1)
      .max(2 ** 31),
  ],
  ['an id without a minimum', z.int().max(5)],
])('findUnsafeInputs reports %s', (_, schema) => {
  expect(findUnsafeInputs(schema)).toHaveLength(1);
  expect(() => requireSafeInputs(schema, 'POST /x')).toThrow('POST /x');
});

test.each([
  ['a checked text', exactText().trim().max(3)],
  ['a cleaned text', z.string().overwrite(withoutUnstorable).optional()],
  ['a closed pattern', z.string().regex(/^(?:a|b)[\w.-]{1,9}\.x$/)],
  ['a time in the supported years', z.iso.datetime().refine(isStorableTime).nullable()],
  ['an id', z.object({ id: rowId, kind: z.enum(['a']) })],
])('findUnsafeInputs accepts %s', (_, schema) => {
  expect(findUnsafeInputs(schema)).toEqual([]);
});

const ORIGIN = { origin: 'https://example.in' };
const UNSTORABLE_TEXTS = ['a\0b', '\ud800', '/x\udc00'];

describe.each(selectOneDatabase())('every documented route on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database);
  });
  afterAll(() => api.close());

  test('every route responds without 5xx to NUL, lone surrogates and numbers beyond int4', async () => {
    const failures: unknown[] = [];
    let requestCount = 0;
    for (const { method, route, fields, query, pathParameters } of await listDocumentedRoutes(
      api,
    )) {
      for (const unstorable of UNSTORABLE_TEXTS) {
        const text = encodeURIComponent(unstorable.replace(/\p{Cs}/gu, '\0'));
        const path = pathParameters.reduce(
          (url, { name }) => url.replace(`{${name}}`, text),
          route,
        );
        const search = query.map(({ name }) => `${name}=${text}`).join('&');
        const createValue = (schema: Schema) => (isNumber(schema) ? 99_999_999_999 : unstorable);
        const payload = Object.fromEntries(
          fields.map(([name, schema]) => [name, createValue(schema)]),
        );
        const { statusCode } = await api.app.inject({
          method: method as 'POST',
          url: `${path}?${search}`,
          headers: ORIGIN,
          ...(method === 'GET' ? {} : { payload }),
        });
        requestCount += 1;
        if (statusCode >= 500) failures.push([method, route, unstorable, statusCode]);
      }
    }
    expect(failures).toEqual([]);
    expect(requestCount).toBeGreaterThan(250);
  }, 60_000);

  test.each([
    ['/api/report_save', { path: '/x\0y', text: 'attack attack' }],
    ['/api/review_save', { tractor: 2 ** 31, rating: 5, name: 'Gita', text: 'long enough text' }],
    ['/api/desk/session', { email: 'a\0b', password: 'x', code: '1' }],
    ['/api/desk/invitations/accept', { token: '\0', name: 'x', password: 'plough deep soil' }],
  ])('%s rejects a value that the database cannot store', async (url, payload) => {
    const response = await api.app.inject({ method: 'POST', url, payload, headers: ORIGIN });
    expect(response.statusCode).toBe(400);
  });

  test('/api/report_save accepts a text with characters that the database cannot store', async () => {
    const payload = { path: '/x', text: 'wrong \0price\ud800' };
    const url = '/api/report_save';
    expect((await api.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  });
});

const isNumber = ({ type }: Schema) => type === 'integer' || type === 'number';
