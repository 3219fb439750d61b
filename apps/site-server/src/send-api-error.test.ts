import Fastify, { type FastifyInstance } from 'fastify';
import { addApiProxy } from './add-api-proxy.ts';
import { addErrorHandlers, sendError } from './create-site-app.ts';

let site: FastifyInstance;
beforeAll(async () => {
  site = Fastify({ frameworkErrors: sendError, bodyLimit: 1000 });
  addErrorHandlers(site);
  // No server listens on this port.
  const nowhere = 'http://127.0.0.1:9';
  addApiProxy(site, { apiBase: nowhere, dealerApiBase: nowhere, trustedHops: 0 });
  await site.ready();
});
afterAll(() => site.close());

const hindi = { 'accept-language': 'hi-IN' };

test.each(['/api/v1/family/%zz', '/api/%ed%a0%80', '/img/%', '/media/%ff?a=b'])(
  'rejects the malformed API URL %s in the format of the API',
  async (url) => {
    const response = await site.inject({ url, headers: hindi });
    expect(response.statusCode).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      success: false,
      message: 'इस लिंक में कुछ गड़बड़ है। कृपया पीछे जाकर फिर से चुनें।',
      code: 'BAD_REQUEST',
      reason: 'invalid_url',
    });
  },
);

test.each(['nonsense', 'text', ';', 'application/'])(
  'rejects the content type %j in the format of the API',
  async (type) => {
    const headers = { ...hindi, 'content-type': type };
    const response = await site.inject({
      method: 'POST',
      url: '/api/user_login',
      payload: 'x',
      headers,
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({
      success: false,
      message: 'इस तरह की फ़ाइल या फ़ॉर्म यहाँ नहीं लिया जाता।',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      reason: 'body_type',
    });
  },
);

test('reports an unreachable API in the language of the caller', async () => {
  const response = await site.inject({ url: '/api/v1/states', headers: hindi });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({
    success: false,
    message: 'हमारी तरफ़ कुछ गड़बड़ हुई है। कृपया फिर कोशिश करें।',
    code: 'UNAVAILABLE',
  });
});

test.each(['/apix/%zz', '/tractors/%zz', '/mediation/%zz'])(
  'rejects the malformed page URL %s in plain text',
  async (url) => {
    const response = await site.inject(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/plain']);
  },
);
