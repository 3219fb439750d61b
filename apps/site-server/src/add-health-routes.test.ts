import Fastify, { type FastifyInstance } from 'fastify';
import { addHealthRoutes } from './add-health-routes.ts';
import type { Live } from './release/live.ts';

const shell = { name: 'shell', version: '1' };
const site = { digest: 'd', shell, remotes: [], failures: [] };
const live = { site: () => site, failure: () => null } as unknown as Live;

const samples = { failures: () => ({ 'media@1': 'main.js is missing' }) };

let app: FastifyInstance;

afterEach(() => app.close());

test('becomes ready with the API and stays ready without it', async () => {
  const results = [false, true, false];
  const check = jest.fn(async () => results.shift() ?? false);
  app = Fastify();
  addHealthRoutes(app, live, samples, check);
  const status = async () => (await app.inject('/__health/ready')).statusCode;
  expect(await status()).toBe(503);
  expect(await status()).toBe(200);
  expect(await status()).toBe(200);
  expect(check).toHaveBeenCalledTimes(2);
  expect((await app.inject('/__health/live')).statusCode).toBe(200);
});

test('lists live versions before it is ready', async () => {
  app = Fastify();
  addHealthRoutes(app, live, samples, async () => false);
  const response = await app.inject('/__health/ready');
  expect(response.json()).toMatchObject({
    status: 'unavailable',
    live: { shell: '1' },
    files: { 'media@1': 'main.js is missing' },
  });
});
