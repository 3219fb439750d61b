import path from 'node:path';
import { layApp, revokeToken } from '@tractor-haat/registry/testing';
import { newService, stopServices } from './testing/service.ts';

afterEach(stopServices);

const env = 'production' as const;
const wish = { env, by: 'nobody', skipGates: {}, onWait: () => undefined };

test('a team publishes, promotes and rolls back over the network under its own name', async () => {
  const { goLive, apps, team } = await newService();
  await goLive({ name: 'shell' });
  const media = await team('media', { holder: 'asha' });
  const ship = async (code: string) =>
    media.publish(await layApp(apps, { name: 'media', code }), '{"index.d.ts":""}');
  const { record: first, outcome } = await ship('1');
  expect(outcome).toBe('new');
  expect(first.types).not.toBeNull();
  expect((await ship('1')).outcome).toBe('unchanged');
  const { record: second } = await ship('2');
  expect(await media.record('media', second.version)).toEqual(second);
  for (const { version } of [first, second])
    expect(await media.promote({ ...wish, name: 'media', version })).toMatchObject({
      outcome: 'promoted',
    });
  expect(await media.rollbackTargets('media', env)).toEqual({
    live: second.version,
    before: [first.version],
  });
  const back = await media.rollback({ name: 'media', env, by: 'x', to: first.version });
  expect(back).toMatchObject({ from: second.version, to: first.version, outcome: 'promoted' });
  expect((await media.environment(env)).remotes.media).toEqual({ version: first.version });
  expect((await media.log(env)).map(({ by }) => by)).toEqual([
    'tester',
    'media/asha',
    'media/asha',
    'media/asha',
  ]);
});

test('publishing one build by folder and by network returns one version', async () => {
  const { apps, team, ship } = await newService();
  const build = { name: 'media', code: '7' };
  const { version } = await ship(build);
  const media = await team('media');
  const sent = await media.publish(await layApp(apps, build), null);
  expect(sent).toMatchObject({ outcome: 'unchanged', record: { version } });
});

test('the service returns gate rejections as a local registry does', async () => {
  const { apps, team } = await newService();
  const media = await team('media');
  const { record } = await media.publish(await layApp(apps, { name: 'media' }), null);
  const { version } = record;
  await expect(media.promote({ ...wish, name: 'media', version })).rejects.toMatchObject({
    gate: 'contract',
    target: `media@${version}`,
    actual: 'no live shell',
  });
});

test('each right is granted separately, and a rejection lists the permitted teams', async () => {
  const { apps, goLive, ship, team } = await newService();
  const shell = await goLive({ name: 'shell' });
  const { version } = await ship({ name: 'media' });
  const newShell = await ship({ name: 'shell', code: '2' });
  const rights = (...rightNames: ('publish' | 'promote' | 'shell' | 'skip-gate')[]) => ({
    rights: rightNames,
  });
  const writer = await team('media', { holder: 'ci', ...rights('publish') });
  await team('catalogue', { apps: ['catalogue', 'media'], environments: ['production'] });
  const tester = await team('quality', { environments: ['staging'], apps: ['media', 'shell'] });
  const keeper = await team('core', { apps: ['shell'], ...rights('promote', 'shell') });
  const promotion = { ...wish, name: 'media', version };

  await expect(writer.promote(promotion)).rejects.toThrow(
    'media/ci may not change the live version of media in production (needs promote). Teams with this right: catalogue.',
  );
  await expect(tester.promote(promotion)).rejects.toThrow('Teams with this right: catalogue.');
  await expect(tester.promote({ ...promotion, env: 'staging' })).rejects.toMatchObject({
    gate: 'contract',
  });
  const toShell = { ...wish, name: 'shell', version: newShell.version };
  await expect(tester.promote({ ...toShell, env: 'staging' })).rejects.toThrow(
    'shell in staging (needs promote and shell). Teams with this right: core.',
  );
  expect((await keeper.promote(toShell)).outcome).toBe('promoted');
  await expect(keeper.promote({ ...toShell, skipGates: { size: 'runNow' } })).rejects.toThrow(
    /may not skip a gate for shell in production \(needs skip-gate and shell\)\. No team has this right/,
  );
  await expect(keeper.publish(await layApp(apps, { name: 'shell' }), null)).rejects.toThrow(
    'core may not publish shell',
  );
  await expect(writer.rollback({ name: 'shell', env, by: 'x', to: shell.version })).rejects.toThrow(
    'Teams with this right: core.',
  );
});

test('rejects a token that is unknown, revoked, expired or of another registry', async () => {
  const { as, registryDir, token, ask } = await newService();
  const good = await token('media');
  const [, id = ''] = good.split('_');
  await expect(as(null).environment(env)).rejects.toThrow('Authentication is required');
  await expect(
    as(good.replace(/.$/, (last) => (last === '0' ? '1' : '0'))).log(env),
  ).rejects.toThrow('The token is unknown.');
  const other = await (await newService()).token('media');
  await expect(as(other).log(env)).rejects.toThrow('token is unknown');
  await expect(as(await token('media', {}, -1)).log(env)).rejects.toThrow(/expired at 20/);
  expect((await as(good).environment(env)).revision).toBe(0);
  await revokeToken(registryDir, id);
  await expect(as(good).environment(env)).rejects.toThrow(`The token ${id} was revoked.`);
  expect((await ask('GET', '/v1/environments/production', 'x')).status).toBe(401);
});

test('concurrent changes of four teams are all applied', async () => {
  const { apps, goLive, team } = await newService();
  await goLive({ name: 'shell' });
  const names = ['account', 'catalogue', 'finance', 'media'];
  const rounds = 6;
  await Promise.all(
    names.map(async (name) => {
      const registry = await team(name);
      const versions = [];
      for (const code of ['1', '2']) {
        const folder = path.join(apps, name, code);
        const sent = await registry.publish(await layApp(folder, { name, code }), null);
        versions.push(sent.record.version);
      }
      const [first = '', second = ''] = versions;
      await registry.promote({ ...wish, name, version: first });
      for (let round = 0; round < rounds; round += 1) {
        await registry.promote({ ...wish, name, version: second });
        await registry.rollback({ name, env, by: 'x', to: first });
      }
    }),
  );
  const reader = await team('media');
  const { revision, remotes } = await reader.environment(env);
  const changes = 1 + names.length * (1 + 2 * rounds);
  expect(revision).toBe(changes);
  expect(Object.keys(remotes).sort()).toEqual(names);
  expect((await reader.log(env)).map((line) => line.revision)).toEqual(
    Array.from({ length: changes }, (_, index) => index + 1),
  );
});

test('reports an unreachable registry', async () => {
  const { address, as } = await newService();
  await stopServices();
  await expect(as('mfe_x').environment(env)).rejects.toThrow(
    `The registry at ${new URL(address).host} cannot be reached`,
  );
});
