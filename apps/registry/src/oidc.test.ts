import fs from 'node:fs/promises';
import path from 'node:path';
import { writeAppBuild } from '@tractor-haat/registry/testing';
import { type JobClaims, startIssuer } from './testing/start-issuer.ts';
import { createPromotion, startTestService, stopServices } from './testing/start-test-service.ts';

let ci: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  ci = await startIssuer();
});
afterAll(() => ci.stop());
afterEach(stopServices);

const env = 'production' as const;

/** In this registry the CI jobs of one repository have the rights of team media. */
async function startServiceWithCi(ref?: string) {
  const service = await startTestService();
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

test('grants a CI job with an OIDC token only the rights of its team', async () => {
  const { createClient, apps, publishAndPromote } = await startServiceWithCi('refs/heads/main');
  await publishAndPromote({ name: 'shell' });
  const ciClient = createClient(await ci.createJobToken());
  const { record } = await ciClient.publish(await writeAppBuild(apps, { name: 'media' }), null);
  const promotion = createPromotion('media', record.version);
  await expect(ciClient.promote(promotion)).rejects.toThrow(
    'media/ci may not change the live version of media in production (needs promote).',
  );
  await expect(ciClient.promote({ ...promotion, env: 'staging' })).rejects.toMatchObject({
    gate: 'contract',
  });
});

test('lists the teams whose CI has a right in the error for the missing right', async () => {
  const { createTeamClient } = await startServiceWithCi();
  const financeClient = await createTeamClient('finance');
  const promotion = createPromotion('media', '0.1.0-0123456789ab');
  await expect(financeClient.promote({ ...promotion, env: 'staging' })).rejects.toThrow(
    'Teams with this right: media.',
  );
});

test.each<[string, JobClaims, string]>([
  [
    'from another repository',
    { repository: 'tractors/fork' },
    'has the repository "tractors/fork"',
  ],
  ['from another branch', { ref: 'refs/pull/7/merge' }, 'with this audience and ref'],
  ['for another audience', { aud: 'https://elsewhere.test' }, 'The claim "aud"'],
  ['that has expired', { age_s: 900 }, 'has expired'],
  ['that is too old', { age_s: 7200, lifetime_s: 1e6 }, 'has expired'],
  ['without a repository', { repository: undefined }, 'The claim "repository"'],
])('rejects an OIDC token %s', async (_, claims, message) => {
  const { createClient } = await startServiceWithCi('refs/heads/main');
  await expect(createClient(await ci.createJobToken(claims)).getEnvironment(env)).rejects.toThrow(
    message,
  );
});

test('rejects an OIDC token without a valid signature of a configured issuer', async () => {
  const { createClient } = await startServiceWithCi();
  const validToken = await ci.createJobToken();
  const [head = '', body = ''] = validToken.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const alteredClaims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ref: 'x' };
  const forgedTokens = [
    await ci.createJobToken({}, await ci.createOtherKey()),
    `${encode({ alg: 'none' })}.${body}.`,
    `${head}.${encode(alteredClaims)}.${validToken.split('.')[2]}`,
    await ci.createSharedSecretToken(),
  ];
  for (const token of forgedTokens)
    await expect(createClient(token).getEnvironment(env)).rejects.toThrow(
      'has no valid signature of its issuer',
    );
  const otherIssuerToken = await ci.createJobToken({ iss: 'https://issuer.test' });
  await expect(createClient(otherIssuerToken).getEnvironment(env)).rejects.toThrow(
    'No team in teams.json has the issuer',
  );
  expect((await createClient(validToken).getEnvironment(env)).revision).toBe(0);
});
