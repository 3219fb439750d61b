import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { layApp } from '@tractor-haat/registry/testing';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { newService, stopServices } from './testing/service.ts';

const REPOSITORY = 'tractors/media';
const AUDIENCE = 'https://registry.test';

let issuer: string;
let server: http.Server;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;

/** An issuer as CIs have one: a page that names its keys, and the keys. */
beforeAll(async () => {
  pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  server = http.createServer((request, answer) => {
    const body = request.url?.endsWith('/jwks')
      ? { keys: [jwk] }
      : { issuer, jwks_uri: `${issuer}/jwks` };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(stopServices);

const env = 'production' as const;

/** A service whose team media has a CI; `job` is the token of one of its jobs, `as` a team by any token. */
async function withCi(ref?: string) {
  const service = await newService();
  const team = {
    team: 'media',
    apps: ['media'],
    environments: ['staging'],
    rights: ['publish', 'promote'],
    oidc: { issuer, audience: AUDIENCE, repository: REPOSITORY, ...(ref ? { ref } : {}) },
  };
  await fs.writeFile(path.join(service.office, 'teams.json'), JSON.stringify([team]));
  return service;
}

interface Job extends JWTPayload {
  readonly age_s?: number;
  readonly life_s?: number;
}

function job({ age_s = 0, life_s = 300, ...claims }: Job = {}, key = pair.privateKey) {
  const at = Math.floor(Date.now() / 1000) - age_s;
  const usual = { iss: issuer, aud: AUDIENCE, repository: REPOSITORY, ref: 'refs/heads/main' };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt(at)
    .setExpirationTime(at + life_s)
    .sign(key);
}

test("a CI publishes by its issuer's token alone, and may what its team's settings say", async () => {
  const { as, apps, goLive } = await withCi('refs/heads/main');
  await goLive({ name: 'shell' });
  const ci = as(await job());
  const { record } = await ci.publish(await layApp(apps, { name: 'media' }), null);
  const { version } = record;
  const wish = { name: 'media', version, by: 'x', skipGates: {}, onWait: () => undefined };
  await expect(ci.promote({ ...wish, env })).rejects.toThrow(
    'media/ci may not change what is live of media in production (needs promote).',
  );
  await expect(ci.promote({ ...wish, env: 'staging' })).rejects.toMatchObject({ gate: 'contract' });
});

test('who is refused is told of teams whose CI could', async () => {
  const { team } = await withCi();
  const other = await team('finance');
  const wish = { name: 'media', version: '0.1.0-0123456789ab', by: 'x', skipGates: {} };
  await expect(other.promote({ ...wish, env: 'staging', onWait: () => undefined })).rejects.toThrow(
    'Who could: media.',
  );
});

test.each<[string, Job, string]>([
  ['of another repository', { repository: 'tractors/fork' }, 'name the repository "tractors/fork"'],
  ['of another branch', { ref: 'refs/pull/7/merge' }, 'with this audience and ref'],
  ['for another audience', { aud: 'https://elsewhere.test' }, 'its claim "aud"'],
  ['that is over', { age_s: 900 }, 'is over'],
  ['that lives for ever', { age_s: 7200, life_s: 1e6 }, 'is over'],
  ['without a repository', { repository: undefined }, 'its claim "repository"'],
])('a token %s is refused', async (_, claims, message) => {
  const { as } = await withCi('refs/heads/main');
  await expect(as(await job(claims)).environment(env)).rejects.toThrow(message);
});

test('a forged token is refused: another key, no signature, a shared secret, another issuer', async () => {
  const { as } = await withCi();
  const stranger = await generateKeyPair('RS256');
  const good = await job();
  const [head = '', body = ''] = good.split('.');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const secret = await new SignJWT({ iss: issuer, aud: AUDIENCE, repository: REPOSITORY })
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(pair.publicKey))));
  const altered = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ref: 'x' };
  const forged = [
    await job({}, stranger.privateKey),
    `${encoded({ alg: 'none' })}.${body}.`,
    `${head}.${encoded(altered)}.${good.split('.')[2]}`,
    secret,
  ];
  for (const token of forged)
    await expect(as(token).environment(env)).rejects.toThrow('is not one of its issuer');
  const other = await job({ iss: 'https://issuer.test' });
  await expect(as(other).environment(env)).rejects.toThrow("No team's settings name the issuer");
  expect((await as(good).environment(env)).revision).toBe(0);
});
