import path from 'node:path';
import { revokeToken, writeAppBuild } from '@tractor-haat/registry/testing';
import { createPromotion, startTestService, stopServices } from './testing/start-test-service.ts';

afterEach(stopServices);

const env = 'production' as const;

test('a team publishes, promotes and rolls back over the network with its token', async () => {
  const { publishAndPromote, apps, createTeamClient } = await startTestService();
  await publishAndPromote({ name: 'shell' });
  const media = await createTeamClient('media', { holder: 'asha' });
  const publish = async (code: string) =>
    media.publish(await writeAppBuild(apps, { name: 'media', code }), '{"index.d.ts":""}');
  const { record: first, outcome } = await publish('1');
  expect(outcome).toBe('new');
  expect(first.types).not.toBeNull();
  expect((await publish('1')).outcome).toBe('unchanged');
  const { record: second } = await publish('2');
  expect(await media.getRecord('media', second.version)).toEqual(second);
  for (const { version } of [first, second])
    expect(await media.promote(createPromotion('media', version))).toMatchObject({
      outcome: 'promoted',
    });
  expect(await media.listRollbackTargets('media', env)).toEqual({
    live: second.version,
    before: [first.version],
  });
  const rollback = await media.rollback({ name: 'media', env, by: 'x', to: first.version });
  expect(rollback).toMatchObject({ from: second.version, to: first.version, outcome: 'promoted' });
  expect((await media.getEnvironment(env)).remotes.media).toEqual({ version: first.version });
  expect((await media.listChanges(env)).map(({ by }) => by)).toEqual([
    'tester',
    'media/asha',
    'media/asha',
    'media/asha',
  ]);
});

test('publishes a build over the network with the same version as from a folder', async () => {
  const { apps, createTeamClient, publishApp } = await startTestService();
  const build = { name: 'media', code: '7' };
  const { version } = await publishApp(build);
  const media = await createTeamClient('media');
  const publication = await media.publish(await writeAppBuild(apps, build), null);
  expect(publication).toMatchObject({ outcome: 'unchanged', record: { version } });
});

test('reports which gate rejected a promotion and which state it found', async () => {
  const { apps, createTeamClient } = await startTestService();
  const media = await createTeamClient('media');
  const { record } = await media.publish(await writeAppBuild(apps, { name: 'media' }), null);
  const { version } = record;
  await expect(media.promote(createPromotion('media', version))).rejects.toMatchObject({
    gate: 'contract',
    target: `media@${version}`,
    actual: 'no live shell',
  });
});

test('rejects an action without its right and lists the teams that have this right', async () => {
  const { apps, publishAndPromote, publishApp, createTeamClient } = await startTestService();
  const shell = await publishAndPromote({ name: 'shell' });
  const { version } = await publishApp({ name: 'media' });
  const newShell = await publishApp({ name: 'shell', code: '2' });
  const ciClient = await createTeamClient('media', { holder: 'ci', rights: ['publish'] });
  await createTeamClient('catalogue', {
    apps: ['catalogue', 'media'],
    environments: ['production'],
  });
  const qualityClient = await createTeamClient('quality', {
    environments: ['staging'],
    apps: ['media', 'shell'],
  });
  const coreClient = await createTeamClient('core', {
    apps: ['shell'],
    rights: ['promote', 'shell'],
  });
  const promotion = createPromotion('media', version);

  await expect(ciClient.promote(promotion)).rejects.toThrow(
    'media/ci may not change the live version of media in production (needs promote). Teams with this right: catalogue.',
  );
  await expect(qualityClient.promote(promotion)).rejects.toThrow(
    'Teams with this right: catalogue.',
  );
  await expect(qualityClient.promote({ ...promotion, env: 'staging' })).rejects.toMatchObject({
    gate: 'contract',
  });
  const shellPromotion = createPromotion('shell', newShell.version);
  await expect(qualityClient.promote({ ...shellPromotion, env: 'staging' })).rejects.toThrow(
    'shell in staging (needs promote and shell). Teams with this right: core.',
  );
  expect((await coreClient.promote(shellPromotion)).outcome).toBe('promoted');
  await expect(
    coreClient.promote({ ...shellPromotion, skipGates: { size: 'it is urgent' } }),
  ).rejects.toThrow(
    /may not skip a gate for shell in production \(needs skip-gate and shell\)\. No team has this right/,
  );
  await expect(
    coreClient.publish(await writeAppBuild(apps, { name: 'shell' }), null),
  ).rejects.toThrow('core may not publish shell');
  await expect(
    ciClient.rollback({ name: 'shell', env, by: 'x', to: shell.version }),
  ).rejects.toThrow('Teams with this right: core.');
});

test('rejects a token that is unknown, revoked, expired or of another registry', async () => {
  const { createClient, registryDir, createTeamToken, sendRequest } = await startTestService();
  const validToken = await createTeamToken('media');
  const [, id = ''] = validToken.split('_');
  await expect(createClient(null).getEnvironment(env)).rejects.toThrow(
    'Authentication is required',
  );
  await expect(
    createClient(validToken.replace(/.$/, (last) => (last === '0' ? '1' : '0'))).listChanges(env),
  ).rejects.toThrow('The token is unknown.');
  const otherToken = await (await startTestService()).createTeamToken('media');
  await expect(createClient(otherToken).listChanges(env)).rejects.toThrow('token is unknown');
  await expect(
    createClient(await createTeamToken('media', {}, -1)).listChanges(env),
  ).rejects.toThrow(/expired at 20/);
  expect((await createClient(validToken).getEnvironment(env)).revision).toBe(0);
  await revokeToken(registryDir, id);
  await expect(createClient(validToken).getEnvironment(env)).rejects.toThrow(
    `The token ${id} was revoked.`,
  );
  expect((await sendRequest('GET', '/v1/environments/production', 'x')).status).toBe(401);
});

test('stores all changes that four teams make at the same time', async () => {
  const { apps, publishAndPromote, createTeamClient } = await startTestService();
  await publishAndPromote({ name: 'shell' });
  const names = ['account', 'catalogue', 'finance', 'media'];
  const ROUNDS = 6;
  await Promise.all(
    names.map(async (name) => {
      const registry = await createTeamClient(name);
      const versions = [];
      for (const code of ['1', '2']) {
        const folder = path.join(apps, name, code);
        const { record } = await registry.publish(
          await writeAppBuild(folder, { name, code }),
          null,
        );
        versions.push(record.version);
      }
      const [first = '', second = ''] = versions;
      await registry.promote(createPromotion(name, first));
      for (let round = 0; round < ROUNDS; round += 1) {
        await registry.promote(createPromotion(name, second));
        await registry.rollback({ name, env, by: 'x', to: first });
      }
    }),
  );
  const reader = await createTeamClient('media');
  const { revision, remotes } = await reader.getEnvironment(env);
  const changes = 1 + names.length * (1 + 2 * ROUNDS);
  expect(revision).toBe(changes);
  expect(Object.keys(remotes).sort()).toEqual(names);
  expect((await reader.listChanges(env)).map((line) => line.revision)).toEqual(
    Array.from({ length: changes }, (_, index) => index + 1),
  );
});

test('reports the address of an unreachable registry', async () => {
  const { address, createClient } = await startTestService();
  await stopServices();
  await expect(createClient('mfe_x').getEnvironment(env)).rejects.toThrow(
    `The registry at ${new URL(address).host} cannot be reached`,
  );
});
