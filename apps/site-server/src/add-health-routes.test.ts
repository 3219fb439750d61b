import Fastify, { type FastifyInstance } from 'fastify';
import { addHealthRoutes } from './add-health-routes.ts';
import type { Live } from './release/live.ts';

const shell = { name: 'shell', version: '1' };
const site = { digest: 'd', shell, remotes: [], failures: [] };
const live = { site: () => site, failure: () => null } as unknown as Live;

const samples = { failures: () => ({ 'media@1': 'main.js is missing' }) };

let app: FastifyInstance;

afterEach(() => app.close());

test('is ready once its API serves pages and stays ready without the API', async () => {
  const answers = [false, true, false];
  const check = jest.fn(async () => answers.shift() ?? false);
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
  const answer = await app.inject('/__health/ready');
  expect(answer.json()).toMatchObject({
    status: 'unavailable',
    live: { shell: '1' },
    files: { 'media@1': 'main.js is missing' },
  });
});
