import { connect } from 'node:net';
import { errorBody, REQUEST_MESSAGES } from '@tractor-haat/api-client/contract';
import { LANGUAGES } from '@tractor-haat/i18n';
import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { createLogger } from '../create-logger.ts';
import type { App } from './app.ts';
import { createServer, watchMethods } from './create-server.ts';
import { handleClientError } from './describe-malformed-body.ts';

const logger = createLogger('silent');
let app: App;

beforeAll(async () => {
  app = createServer({ logger, trustedProxyHops: 1 });
  const addMethodErrors = watchMethods(app);
  const body = z.object({ mobile: z.string().regex(/^\d+$/, 'must be digits') });
  app.post('/echo', { schema: { body } }, async (request) => request.body);
  app.get('/address', async (request) => ({ ip: request.ip }));
  app.get('/busy', async () => {
    throw new DrizzleQueryError('select secret', [], new Error(NO_CONNECTION));
  });
  app.get('/broken', async () => {
    throw new Error('a secret cause');
  });
  app.get('/slow', { handlerTimeout: 20 }, () => new Promise(() => undefined));
  app.get(
    '/invalid-response',
    { schema: { response: { 200: z.object({ n: z.number() }) } } },
    async () => JSON.parse('{"n":"no number"}'),
  );
  addMethodErrors();
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Error message of `pg`. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';
const JSON_HEADERS = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = JSON_HEADERS) =>
  app.inject({ method: 'POST', url: '/echo', payload, headers });

async function expectError(pendingResponse: ReturnType<typeof post>, status: number) {
  const response = await pendingResponse;
  expect(response.statusCode).toBe(status);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-request-id']).toMatch(/^[\w-]+$/);
  return errorBody.parse(response.json());
}

test("responds to a valid request with the handler's result", async () => {
  expect((await post('{"mobile":"98"}')).json()).toEqual({ mobile: '98' });
});

test.each(['{', '{"a":', 'nonsense', ''])(
  'rejects the malformed body %j with 400',
  async (body) => {
    expect((await expectError(post(body), 400)).code).toBe('BAD_REQUEST');
  },
);

test('rejects a body that sets a prototype with 400', async () => {
  await expectError(post('{"__proto__":{"admin":true}}'), 400);
});

test('names the invalid field of a body and adds a message for visitors', async () => {
  expect(await expectError(post('{"mobile":"abc"}'), 400)).toEqual({
    success: false,
    message: 'Something in the form is wrong. Please check and send it again.',
    code: 'BAD_REQUEST',
    reason: 'invalid_fields',
    faults: { mobile: 'field_wrong' },
  });
});

test('treats a field with the value null as missing', async () => {
  const { faults: validationErrors } = await expectError(post('{"mobile":null}'), 400);
  expect(validationErrors).toEqual({ mobile: 'field_missing' });
  expect((await post('{"mobile":"98","name":null}')).json()).toEqual({ mobile: '98' });
});

test('rejects a body over 64 KB with 413', async () => {
  const body = await expectError(post(JSON.stringify({ mobile: '9'.repeat(65_536) })), 413);
  expect(body.code).toBe('PAYLOAD_TOO_LARGE');
  expect((await post(JSON.stringify({ mobile: '9'.repeat(65_000) }))).statusCode).toBe(200);
});

const MALFORMED_BODIES = [
  ['an empty body', '', JSON_HEADERS, 'body_empty'],
  ['truncated JSON', '{"mobile":', JSON_HEADERS, 'body_unreadable'],
  ['prototype poisoning', '{"__proto__":{"admin":true}}', JSON_HEADERS, 'body_unreadable'],
  ['a list', '[1]', JSON_HEADERS, 'body_unreadable'],
  ['null', 'null', JSON_HEADERS, 'body_unreadable'],
  ['a body over 64 KB', `"${'9'.repeat(65_536)}"`, JSON_HEADERS, 'body_large'],
  ['another content type', '<a/>', { 'content-type': 'text/xml' }, 'body_type'],
  ['a field of another type', '{"mobile":["98"]}', JSON_HEADERS, 'invalid_fields'],
] as const;

describe.each(LANGUAGES)('error messages in %s', (language) => {
  test.each(MALFORMED_BODIES)(
    'the error message explains the rejection of %s',
    async (_, body, headers, reason) => {
      const response = (
        await post(body, { ...headers, 'accept-language': `${language}-IN` })
      ).json();
      expect(response.reason).toBe(reason);
      expect(response.message).toBe(REQUEST_MESSAGES[reason][language]);
    },
  );

  test('every error message is written in the script of the language', () => {
    const script = { en: 'Latin', hi: 'Devanagari', gu: 'Gujarati', mr: 'Devanagari' }[language];
    const pattern = new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{M}]+$`, 'u');
    for (const translations of Object.values(REQUEST_MESSAGES))
      expect(translations[language]).toMatch(pattern);
  });
});

test('writes an error message in the language of the body, or of the referring page', async () => {
  const response = await post('{"language":"gu","mobile":1}', {
    ...JSON_HEADERS,
    'accept-language': 'hi',
  });
  expect(response.json().message).toBe(REQUEST_MESSAGES.invalid_fields.gu);
  const hindiPage = { ...JSON_HEADERS, referer: 'https://example.in/hi/tractors' };
  expect((await post('{', hindiPage)).json().message).toBe(REQUEST_MESSAGES.body_unreadable.hi);
});

test.each(['text/xml', 'text/plain', 'text/plain; charset=utf-8'])(
  'rejects the content type %s with 415',
  async (type) => {
    const body = await expectError(post('{"mobile":"98"}', { 'content-type': type }), 415);
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  },
);

test('responds with an error page to a form that a browser without JavaScript sends', async () => {
  const response = await post('language=hi&mobile=', {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,*/*;q=0.8',
    referer: 'https://example.in/hi/report',
  });
  expect(response.statusCode).toBe(415);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain(REQUEST_MESSAGES.body_type.hi);
  expect(response.body).toContain('href="/hi/report"');
});

test.each(['/%zz', '/%', '/%c3%28'])('rejects the malformed URL %s with 400', async (url) => {
  await expectError(app.inject(url), 400);
});

test('rejects an unknown URL with 404', async () => {
  expect((await expectError(app.inject('/nothing'), 404)).code).toBe('NOT_FOUND');
});

test.each(['GET', 'DELETE', 'PUT', 'PROPFIND'] as const)(
  'rejects %s with 405 where only POST is allowed',
  async (method) => {
    const response = app.inject({ method: method as 'GET', url: '/echo' });
    expect((await expectError(response, 405)).code).toBe('METHOD_NOT_ALLOWED');
    expect((await response).headers.allow).toBe('POST');
  },
);

test('responds 405 to an unsupported method before the body is parsed', async () => {
  const payload = 'x'.repeat(100_000);
  const response = app.inject({ method: 'POST', url: '/address', payload, headers: JSON_HEADERS });
  await expectError(response, 405);
  expect((await response).headers.allow).toBe('GET, HEAD');
});

test('does not disclose the cause of an internal error to the client', async () => {
  const { message, code } = await expectError(app.inject('/broken'), 500);
  expect(code).toBe('INTERNAL');
  expect(message).not.toContain('secret');
});

test('responds 503 with a retry time if the connection pool is exhausted', async () => {
  const response = await app.inject('/busy');
  const { message, code } = await expectError(Promise.resolve(response), 503);
  expect(code).toBe('UNAVAILABLE');
  expect(message).not.toContain('secret');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('responds 500 instead of sending a response that violates its schema', async () => {
  const { message } = await expectError(app.inject('/invalid-response'), 500);
  expect(message).not.toContain('no number');
});

test('responds 503 if a handler times out', async () => {
  expect((await expectError(app.inject('/slow'), 503)).code).toBe('UNAVAILABLE');
});

test('reads the client address from x-forwarded-for only behind a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
  expect((await app.inject({ url: '/address', headers })).json()).toEqual({ ip: '203.0.113.9' });
  const appWithoutProxy = createServer({ logger, trustedProxyHops: 0 });
  appWithoutProxy.get('/address', async (request) => ({ ip: request.ip }));
  expect((await appWithoutProxy.inject({ url: '/address', headers })).json()).toEqual({
    ip: '127.0.0.1',
  });
});

const LONG_HEADER = `x: ${'y'.repeat(20_000)}\r\n\r\n`;

test.each([
  [400, 'en', 'body_unreadable', 'nonsense\r\n\r\n'],
  [400, 'en', 'body_unreadable', 'GET /a b c HTTP/1.1\r\nhost: a\r\n\r\n'],
  [431, 'en', 'body_large', `GET / HTTP/1.1\r\nhost: a\r\n${LONG_HEADER}`],
  [431, 'gu', 'body_large', `GET / HTTP/1.1\r\naccept-language: gu-IN\r\n${LONG_HEADER}`],
  [431, 'mr', 'body_large', `GET / HTTP/1.1\r\nReferer: http://a.in/mr/x\r\n${LONG_HEADER}`],
  [431, 'hi', 'body_large', `GET /?language=hi HTTP/1.1\r\nhost: a\r\n${LONG_HEADER}`],
] as const)(
  'responds %i with a message in the request language %s to malformed HTTP',
  async (status, language, reason, text) => {
    const { port } = new URL(app.listeningOrigin);
    const responseText = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(responseText).toContain(`HTTP/1.1 ${status} `);
    const [head, body = ''] = responseText.split('\r\n\r\n');
    expect(head).toContain('cache-control: no-store');
    expect(errorBody.parse(JSON.parse(body))).toEqual({
      success: false,
      code: 'BAD_REQUEST',
      reason,
      message: REQUEST_MESSAGES[reason][language],
    });
  },
);

test('handleClientError responds 408 if a request times out', () => {
  let sent = '';
  handleClientError(
    { code: 'ERR_HTTP_REQUEST_TIMEOUT' },
    {
      writable: true,
      end(text) {
        sent = text;
      },
      destroy: () => undefined,
    },
  );
  expect(sent).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(errorBody.parse(JSON.parse(sent.split('\r\n\r\n')[1] ?? ''))).toMatchObject({
    reason: 'slow',
    message: REQUEST_MESSAGES.slow.en,
  });
});
