import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { createLogger } from './core/create-logger.ts';
import { validForm } from './features/enquiries/forms/testing/enquiry-calls.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { selectDatabases } from './testing/databases.ts';
import {
  type DocumentedRoute,
  listDocumentedRoutes,
  type Schema,
} from './testing/list-documented-routes.ts';

const MOBILE = '9812398123';
const PERSONAL_DATA = {
  name: 'Zebrawala Kanariya',
  mobile: MOBILE,
  email: 'zebrawala@kanari.example',
  text: 'zebrawala wrote these words',
  key: 'emVicmF3YWxhLWtleS10aGF0LW9wZW5z.9999999999.c2lnbmVkLXplYnJhd2FsYQ',
  hash: createHash('sha256').update(MOBILE).digest('hex'),
};
const FORBIDDEN_TEXTS = [
  MOBILE,
  'zebrawala',
  'kanari',
  PERSONAL_DATA.key.slice(0, 12),
  PERSONAL_DATA.hash,
  encodeURIComponent(PERSONAL_DATA.name).toLowerCase(),
];

const FIELD_VALUES: Readonly<Record<string, string>> = {
  mobile: MOBILE,
  seller_mobile: MOBILE,
  email: PERSONAL_DATA.email,
  name: PERSONAL_DATA.name,
  last_name: PERSONAL_DATA.name,
  key: PERSONAL_DATA.key,
  primary_id: PERSONAL_DATA.hash,
  photo: PERSONAL_DATA.hash,
  id: PERSONAL_DATA.hash,
  password: PERSONAL_DATA.text,
  confirm_password: PERSONAL_DATA.text,
  terms: 'on',
  otp: '123456',
};

function createValue(
  name: string,
  { enum: choices, const: constant, type, minimum }: Schema,
): unknown {
  if (constant !== undefined) return constant;
  if (choices?.[0] !== undefined) return choices[0];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  return FIELD_VALUES[name] ?? PERSONAL_DATA.text;
}

type FieldChoice = 'all fields' | 'required fields';

function createRequest(
  { method, route, query: queryFields, fields }: DocumentedRoute,
  choice: FieldChoice,
): InjectOptions {
  const query: Record<string, string> = { q: PERSONAL_DATA.name };
  const path = route.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(FIELD_VALUES[name] ?? PERSONAL_DATA.name),
  );
  for (const { name, schema, required } of queryFields)
    if (required || choice === 'all fields') query[name] = String(createValue(name, schema));
  const url = `${path}?${new URLSearchParams(query)}`;
  const payload = Object.fromEntries(
    fields.map(([name, schema]) => [name, createValue(name, schema)]),
  );
  return {
    method: method as 'POST',
    url,
    headers: {
      cookie: `session=${PERSONAL_DATA.hash}`,
      referer: `https://example.in/?q=${PERSONAL_DATA.email}`,
    },
    ...(method === 'GET' ? {} : { payload }),
  };
}

describe.each(selectDatabases())(
  'personal data in requests to every route on $name',
  (database) => {
    const lines: string[] = [];
    const logger = createLogger('trace', { write: (line) => lines.push(line) });
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi(database, undefined, undefined, { logger });
    });
    afterAll(() => api.close());

    async function callEveryRoute() {
      const routes = await listDocumentedRoutes(api);
      const requests = routes.flatMap((route) => [
        createRequest(route, 'required fields'),
        createRequest(route, 'all fields'),
      ]);
      requests.push({
        method: 'POST',
        url: '/api/whatsapp_popup_enquiry',
        payload: { ...validForm, name: PERSONAL_DATA.name, mobile: MOBILE },
      });
      const statuses = new Map<number, number>();
      for (const request of requests) {
        const { statusCode } = await api.app.inject(request);
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      for (const url of [
        `/${PERSONAL_DATA.email}`,
        `/api/${MOBILE}?q=${PERSONAL_DATA.text}`,
        `/%zz${MOBILE}`,
      ])
        await api.app.inject(url);
      return { count: requests.length, statuses };
    }

    const findLeaks = () =>
      lines.filter((line) => FORBIDDEN_TEXTS.some((text) => line.toLowerCase().includes(text)));

    test('the log contains no personal data while the database works', async () => {
      const { count, statuses } = await callEveryRoute();
      expect(count).toBeGreaterThan(90);
      expect(statuses.get(200)).toBeGreaterThan(25);
      expect(lines.length).toBeGreaterThan(count);
      expect(findLeaks()).toEqual([]);
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('service', 'api');
    });

    // Must be the last test, because it deletes all tables.
    test('the log contains no personal data when the database rejects every statement', async () => {
      lines.length = 0;
      await api.connection.db.execute(sql`drop schema public cascade`);
      const { statuses } = await callEveryRoute();
      expect(statuses.get(500)).toBeGreaterThan(10);
      const failures = lines.filter((line) => line.includes('request failed'));
      expect(failures.some((line) => line.includes('"code":"42P01"'))).toBe(true);
      expect(findLeaks()).toEqual([]);
    });
  },
);
