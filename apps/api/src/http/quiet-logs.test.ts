import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { aForm } from '../domain/enquiries/forms/testing/enquiry-calls.ts';
import { createLogger } from '../shared/create-logger.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { bothDatabases } from '../testing/databases.ts';
import {
  type DocumentedRoute,
  documentedRoutes,
  type Schema,
} from '../testing/documented-routes.ts';

/** Values that no log may contain, in the forms of people and programs. */
const MOBILE = '9812398123';
const CANARY = {
  name: 'Zebrawala Kanariya',
  mobile: MOBILE,
  email: 'zebrawala@kanari.example',
  text: 'zebrawala wrote these words',
  key: 'emVicmF3YWxhLWtleS10aGF0LW9wZW5z.9999999999.c2lnbmVkLXplYnJhd2FsYQ',
  hash: createHash('sha256').update(MOBILE).digest('hex'),
};
const FORBIDDEN = [
  MOBILE,
  'zebrawala',
  'kanari',
  CANARY.key.slice(0, 12),
  CANARY.hash,
  encodeURIComponent(CANARY.name).toLowerCase(),
];

/** Values by name of the field. */
const BY_NAME: Readonly<Record<string, string>> = {
  mobile: MOBILE,
  seller_mobile: MOBILE,
  email: CANARY.email,
  name: CANARY.name,
  last_name: CANARY.name,
  key: CANARY.key,
  primary_id: CANARY.hash,
  photo: CANARY.hash,
  id: CANARY.hash,
  password: CANARY.text,
  confirm_password: CANARY.text,
  terms: 'on',
  otp: '123456',
};

function sent(name: string, { enum: choices, const: only, type, minimum }: Schema): unknown {
  if (only !== undefined) return only;
  if (choices?.[0] !== undefined) return choices[0];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  return BY_NAME[name] ?? CANARY.text;
}

/** A request to a documented route with a canary in every suitable field; `few`: only in required ones. */
function requestTo({ method, route, ...of }: DocumentedRoute, few: boolean): InjectOptions {
  const query: Record<string, string> = { q: CANARY.name };
  const path = route.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(BY_NAME[name] ?? CANARY.name),
  );
  for (const { name, schema, required } of of.query)
    if (required || !few) query[name] = String(sent(name, schema));
  const url = `${path}?${new URLSearchParams(query)}`;
  const payload = Object.fromEntries(of.fields.map(([name, field]) => [name, sent(name, field)]));
  return {
    method: method as 'POST',
    url,
    headers: { cookie: `session=${CANARY.hash}`, referer: `https://example.in/?q=${CANARY.email}` },
    ...(method === 'GET' ? {} : { payload }),
  };
}

describe.each(bothDatabases())('canary personal data through every route on $name', (database) => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, undefined, { logger });
  });
  afterAll(() => api.close());

  async function everyRoute() {
    const routes = await documentedRoutes(api);
    const requests = routes.flatMap((route) => [requestTo(route, true), requestTo(route, false)]);
    requests.push({
      method: 'POST',
      url: '/api/whatsapp_popup_enquiry',
      payload: { ...aForm, name: CANARY.name, mobile: MOBILE },
    });
    const statuses = new Map<number, number>();
    for (const request of requests) {
      const { statusCode } = await api.app.inject(request);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    for (const url of [`/${CANARY.email}`, `/api/${MOBILE}?q=${CANARY.text}`, `/%zz${MOBILE}`])
      await api.app.inject(url);
    return { count: requests.length, statuses };
  }

  const found = () =>
    lines.filter((line) => FORBIDDEN.some((word) => line.toLowerCase().includes(word)));

  test('is not logged by successful requests', async () => {
    const { count, statuses } = await everyRoute();
    expect(count).toBeGreaterThan(90);
    expect(statuses.get(200)).toBeGreaterThan(25);
    expect(lines.length).toBeGreaterThan(count);
    expect(found()).toEqual([]);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('service', 'api');
  });

  // Last, because the API is unusable afterwards.
  test('is not logged when the database rejects every statement', async () => {
    lines.length = 0;
    await api.connection.db.execute(sql`drop schema public cascade`);
    const { statuses } = await everyRoute();
    expect(statuses.get(500)).toBeGreaterThan(10);
    const failures = lines.filter((line) => line.includes('request failed'));
    expect(failures.some((line) => line.includes('"code":"42P01"'))).toBe(true);
    expect(found()).toEqual([]);
  });
});
