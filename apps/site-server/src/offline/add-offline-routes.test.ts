import fastifyStatic from '@fastify/static';
import { LANGUAGES } from '@tractor-haat/i18n';
import Fastify from 'fastify';
import { addOfflineRoutes } from './add-offline-routes.ts';

async function createApp() {
  const app = Fastify();
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false });
  addOfflineRoutes(app);
  return app;
}

test('serves a service worker with all translations that browsers always revalidate', async () => {
  const app = await createApp();
  const { headers, body } = await app.inject('/sw.js');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe('no-cache');
  for (const language of LANGUAGES) expect(body).toContain(`"${language}":{"saved":`);
  expect(() => new Function(body)).not.toThrow();
});

test('serves the English manifest for an unknown language', async () => {
  const app = await createApp();
  expect((await app.inject('/manifest.webmanifest?language=xx')).json()).toMatchObject({
    lang: 'en',
    start_url: '/',
    display: 'standalone',
  });
});

test('serves only icons that exist', async () => {
  const app = await createApp();
  expect((await app.inject('/icons/any-64.png')).statusCode).toBe(404);
  expect((await app.inject('/icons/maskable-512.png')).headers['content-type']).toBe('image/png');
});
