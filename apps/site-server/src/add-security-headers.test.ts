import Fastify from 'fastify';
import { addSecurityHeaders } from './create-site-app.ts';

test.each([
  ['https://example.in', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
])('sends for the origin %s the HSTS header %s and always `nosniff`', async (origin, expected) => {
  const site = Fastify();
  addSecurityHeaders(site, { indexable: true, origin });
  const { headers } = await site.inject('/');
  expect(headers['strict-transport-security']).toBe(expected);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
