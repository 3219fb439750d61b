import fs from 'node:fs/promises';
import path from 'node:path';
import { layApp } from '@tractor-haat/registry/testing';
import { type Job, startIssuer } from './testing/ci-issuer.ts';
import { newService, stopServices } from './testing/service.ts';

let ci: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  ci = await startIssuer();
});
afterAll(() => ci.stop());
afterEach(stopServices);

const env = 'production' as const;

/** A service with a CI for team media. `job` returns a token of a CI job, `as` a client with any token. */
async function withCi(ref?: string) {
  const service = await newService();
  const team = {
    team: 'media',
    apps: ['media'],
    environments: ['staging'],
    rights: ['publish', 'promote'],
    oidc: {
      issuer: ci.issuer,
      audience: ci.audience,
      repository: ci.repository,
      ...(ref ? { ref } : {}),
    },
  };
  await fs.writeFile(path.join(service.registryDir, 'teams.json'), JSON.stringify([team]));
  return service;
}

test('a CI publishes with its OIDC token within the rights of its team', async () => {
  const { as, apps, goLive } = await withCi('refs/heads/main');
  await goLive({ name: 'shell' });
  const robot = as(await ci.job());
  const { record } = await robot.publish(await layApp(apps, { name: 'media' }), null);
  const { version } = record;
  const wish = { name: 'media', version, by: 'x', skipGates: {}, onWait: () => undefined };
  await expect(robot.promote({ ...wish, env })).rejects.toThrow(
    'media/ci may not change the live version of media in production (needs promote).',
  );
  await expect(robot.promote({ ...wish, env: 'staging' })).rejects.toMatchObject({
    gate: 'contract',
  });
});

test('a rejection lists teams whose CI has the right', async () => {
  const { team } = await withCi();
  const other = await team('finance');
  const wish = { name: 'media', version: '0.1.0-0123456789ab', by: 'x', skipGates: {} };
  await expect(other.promote({ ...wish, env: 'staging', onWait: () => undefined })).rejects.toThrow(
    'Teams with this right: media.',
  );
});

test.each<[string, Job, string]>([
  [
    'from another repository',
    { repository: 'tractors/fork' },
    'has the repository "tractors/fork"',
  ],
  ['from another branch', { ref: 'refs/pull/7/merge' }, 'with this audience and ref'],
  ['for another audience', { aud: 'https://elsewhere.test' }, 'The claim "aud"'],
  ['that has expired', { age_s: 900 }, 'has expired'],
  ['that is too old', { age_s: 7200, life_s: 1e6 }, 'has expired'],
  ['without a repository', { repository: undefined }, 'The claim "repository"'],
])('rejects a token %s', async (_, claims, message) => {
  const { as } = await withCi('refs/heads/main');
  await expect(as(await ci.job(claims)).environment(env)).rejects.toThrow(message);
});

test('rejects forged tokens: another key, no signature, a shared secret, another issuer', async () => {
  const { as } = await withCi();
  const good = await ci.job();
  const [head = '', body = ''] = good.split('.');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const altered = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ref: 'x' };
  const forged = [
    await ci.job({}, await ci.stranger()),
    `${encoded({ alg: 'none' })}.${body}.`,
    `${head}.${encoded(altered)}.${good.split('.')[2]}`,
    await ci.sharedSecret(),
  ];
  for (const token of forged)
    await expect(as(token).environment(env)).rejects.toThrow(
      'has no valid signature of its issuer',
    );
  const other = await ci.job({ iss: 'https://issuer.test' });
  await expect(as(other).environment(env)).rejects.toThrow('No team in teams.json has the issuer');
  expect((await as(good).environment(env)).revision).toBe(0);
});
