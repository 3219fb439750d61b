import Fastify, { type FastifyInstance } from 'fastify';
import { addHealthRoutes } from './add-health-routes.ts';
import type { LiveSites } from './release/follow-registry.ts';

const shell = { name: 'shell', version: '1' };
const site = { digest: 'd', shell, remotes: [], failures: [] };
const live = { getSite: () => site, getFailure: () => null } as unknown as LiveSites;

const samples = { listFailures: () => ({ 'media@1': 'main.js is missing' }) };

let app: FastifyInstance;

afterEach(() => app.close());

test('becomes ready with the API and stays ready without it', async () => {
  const apiStates = [false, true, false];
  const isApiReady = jest.fn(async () => apiStates.shift() ?? false);
  app = Fastify();
  addHealthRoutes(app, live, samples, isApiReady);
  const fetchStatus = async () => (await app.inject('/__health/ready')).statusCode;
  expect(await fetchStatus()).toBe(503);
  expect(await fetchStatus()).toBe(200);
  expect(await fetchStatus()).toBe(200);
  expect(isApiReady).toHaveBeenCalledTimes(2);
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
