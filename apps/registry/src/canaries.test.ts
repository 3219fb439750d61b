import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createPromotion, startTestService, stopServices } from './testing/start-test-service.ts';

const env = 'production' as const;

const servers: http.Server[] = [];
afterEach(async () => {
  await stopServices();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function startServer(listener: http.RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('logs every change that a team makes to its canary', async () => {
  const { publishAndPromote, publishApp, createTeamClient } = await startTestService();
  await publishAndPromote({ name: 'shell' });
  const live = await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  const media = await createTeamClient('media', { holder: 'asha' });
  const canaryPromotion = { ...createPromotion('media', version), rollout: { percent: 10 } };
  expect((await media.promote(canaryPromotion)).environment.trials?.media).toMatchObject({
    percent: 10,
    by: 'media/asha',
  });
  const canary = { name: 'media', env, by: 'x' };
  const paused = await media.changeCanary({ ...canary, action: 'hold', reason: 'a holiday' });
  expect(paused.environment.trials?.media?.held).toBe(true);
  await media.changeCanary({ ...canary, action: 'go-on' });
  await media.promote({ ...canaryPromotion, rollout: { percent: 50 } });
  const { environment } = await media.changeCanary({ ...canary, action: 'take-back' });
  expect(environment.trials).toBeUndefined();
  expect(environment.remotes.media?.version).toBe(live.version);
  const log = await media.listChanges(env);
  expect(log.slice(2).map(({ by, trial, why }) => [by, trial?.percent ?? 0, why])).toEqual([
    ['media/asha', 10, undefined],
    ['media/asha', 10, 'a holiday'],
    ['media/asha', 10, undefined],
    ['media/asha', 50, undefined],
    ['media/asha', 0, undefined],
  ]);
  expect((await media.verifyLog()).faults).toEqual([]);
});

test('rejects the start and the change of a canary by another team', async () => {
  const { publishAndPromote, publishApp, createTeamClient } = await startTestService();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  const loans = await createTeamClient('loans');
  const canaryPromotion = { ...createPromotion('media', version), rollout: { percent: 10 } };
  await expect(loans.promote(canaryPromotion)).rejects.toThrow(
    'may not change the live version of media',
  );
  await expect(loans.changeCanary({ name: 'media', env, by: 'x', action: 'hold' })).rejects.toThrow(
    'may not change the live version of media',
  );
});

test.each([
  ['zero percent', { percent: 0 }],
  ['more than 100 percent', { percent: 101 }],
  ['a plan that decreases', { percent: 50, plan: { percents: [20, 100], every_minutes: 1 } }],
])('rejects a canary with %s', async (_, course) => {
  const { publishAndPromote, publishApp, createTeamToken, sendRequest } = await startTestService();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  const bearer = await createTeamToken('media');
  const response = await sendRequest('POST', `/v1/environments/${env}/promotions`, bearer, {
    app: 'media',
    version,
    course,
  });
  expect(response.status).toBe(400);
});

/** Starts a webhook whose first request fails, so that the registry must send the notification again. */
async function startWebhook() {
  const notifications: string[] = [];
  let attempts = 0;
  const url = await startServer(async (request, response) => {
    attempts += 1;
    const body = await text(request);
    if (attempts === 1) return response.writeHead(500).end();
    notifications.push(body);
    response.end();
  });
  return { url, notifications };
}

test('rolls back a failing canary and notifies the team within 15 seconds', async () => {
  let siteCounts: object = { instance: 'one', env, trials: [] };
  const site = await startServer((_, response) => response.end(JSON.stringify(siteCounts)));
  const { url: webhookUrl, notifications } = await startWebhook();
  const { publishAndPromote, publishApp, createTeamClient, registryDir } = await startTestService({
    sites: [site],
  });
  await fs.mkdir(registryDir, { recursive: true });
  await fs.writeFile(
    path.join(registryDir, 'webhooks.json'),
    JSON.stringify({ media: `${webhookUrl}/x` }),
  );
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  const { version } = await publishApp({ name: 'media', code: '2' });
  const media = await createTeamClient('media');
  const { environment } = await media.promote({
    ...createPromotion('media', version),
    rollout: { percent: 10 },
  });
  const began = environment.trials?.media?.began;
  const counts = { fresh: { visits: 60, failures: 6 }, stable: { visits: 500, failures: 1 } };
  const failedAt = Date.now();
  siteCounts = {
    instance: 'one',
    env,
    trials: [{ app: 'media', version, began, fault: null, ...counts }],
  };
  while (notifications.length === 0 && Date.now() - failedAt < 20_000)
    await new Promise((done) => setTimeout(done, 50));
  expect(Date.now() - failedAt).toBeLessThan(15_000);
  expect(JSON.parse(notifications[0] ?? '{}')).toMatchObject({
    event: 'taken-back',
    app: 'media',
    version,
    why: expect.stringContaining('it failed in 6 of 60 visits (10.0 %)'),
  });
  expect((await media.getEnvironment(env)).trials).toBeUndefined();
}, 30_000);
