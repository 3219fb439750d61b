import fs from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { computeIntegrity, storeLayout } from '@tractor-haat/registry';
import { revokeToken } from '@tractor-haat/registry/testing';
import { type AttackTarget, attacked } from './testing/attacked.ts';
import { stopServices } from './testing/service.ts';

// Attacks through the network. Attacks on the store itself are in store-attacks.test.ts.

let it: AttackTarget;
beforeAll(async () => {
  it = await attacked();
}, 60_000);
afterAll(async () => {
  it.ci.stop();
  await stopServices();
});

const environmentNow = () => fs.readFile(storeLayout.environment(it.store, 'production'), 'utf8');

interface Answer {
  readonly status: number;
  readonly body: { readonly error: { readonly message: string } };
}

const one = { integrity: computeIntegrity('1'), bytes: 1 };
const lastLetter = (token: string) => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');

test.each<[string, number, RegExp, () => Promise<Answer>]>([
  ['no token', 401, /Authentication is required/, () => it.promotion('')],
  ['an invented token', 401, /./, () => it.promotion('mfe_0123456789abcdef_0123456789abcdef')],
  [
    'a token with a changed last letter',
    401,
    /./,
    async () => it.promotion(lastLetter(await it.token('media'))),
  ],
  [
    'an expired token',
    401,
    /over|ended|expired/i,
    async () => it.promotion(await it.token('media', {}, -1)),
  ],
  [
    'a revoked token',
    401,
    /./,
    async () => {
      const bearer = await it.token('media');
      await revokeToken(it.registryDir, bearer.split('_')[1] ?? '');
      return it.promotion(bearer);
    },
  ],
  [
    "a promotion with another team's token",
    403,
    /may not change the live version of media.*Teams with this right/s,
    async () => it.promotion(await it.token('loans')),
  ],
  [
    "a publication with another team's token",
    403,
    /may not/,
    async () =>
      it.ask('POST', '/v1/apps/media/uploads', await it.token('loans'), it.build.description),
  ],
  [
    'a promotion to production with a token for staging',
    403,
    /may not/,
    async () => it.promotion(await it.token('media', { environments: ['staging'] })),
  ],
  [
    'a promotion with a token for publishing',
    403,
    /may not/,
    async () => it.promotion(await it.token('media', { rights: ['publish'] })),
  ],
  [
    'the shell without its right',
    403,
    /may not/,
    async () => it.promotion(await it.token('x', { apps: ['shell'] }), { app: 'shell' }),
  ],
  [
    'a gate skipped without its right',
    403,
    /skip-gate/,
    async () => it.promotion(it.media, { skip_gates: { smoke: 'runNow' } }),
  ],
  [
    'an identity of another repository',
    401,
    /tractors\/fork/,
    async () => it.promotion(await it.ci.job({ repository: 'tractors/fork' })),
  ],
  [
    'an identity of another branch',
    401,
    /ref/,
    async () => it.promotion(await it.ci.job({ ref: 'x' })),
  ],
  [
    'an identity for another audience',
    401,
    /aud/,
    async () => it.promotion(await it.ci.job({ aud: 'x' })),
  ],
  [
    'an expired identity',
    401,
    /expired/,
    async () => it.promotion(await it.ci.job({ age_s: 900 })),
  ],
  [
    'an identity signed with a foreign key',
    401,
    /no valid signature of its issuer/,
    async () => it.promotion(await it.ci.job({}, await it.ci.stranger())),
  ],
  [
    'an identity without a signature',
    401,
    /./,
    async () => {
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      return it.promotion(`${none}.${(await it.ci.job()).split('.')[1]}.`);
    },
  ],
  [
    'an identity signed with the public key as secret',
    401,
    /no valid signature of its issuer/,
    async () => it.promotion(await it.ci.sharedSecret()),
  ],
  [
    'a path that leaves the folder',
    400,
    /must be a file of a build/,
    () => it.begin([{ file: 'dist/browser/../../x', ...one }]),
  ],
  [
    'an absolute path',
    400,
    /must be a file of a build/,
    () => it.begin([{ file: '/etc/passwd', ...one }]),
  ],
  [
    'a path with a NUL',
    400,
    /must be a file of a build/,
    () => it.begin([{ file: 'dist/browser/a\u0000.js', ...one }]),
  ],
  [
    'a file above the size limit',
    400,
    /./,
    () => it.begin([{ file: 'remote.json', ...one, bytes: 9e6 }]),
  ],
  [
    'an altered content',
    409,
    /hash of the content differs/,
    () => it.send((content) => Buffer.from(content.map((byte) => byte ^ 1))),
  ],
  [
    'a content longer than announced',
    409,
    /longer than the announced/,
    () => it.send((content) => Buffer.concat([content, Buffer.alloc(4_000_000)])),
  ],
  [
    'a compressed content (a zip bomb), which stays compressed',
    409,
    /hash of the content differs|longer than the announced/,
    () => it.send(() => gzipSync(Buffer.alloc(50_000_000))),
  ],
  [
    'a version name that is a path',
    400,
    /./,
    () => it.promotion(it.media, { version: '../../etc/passwd' }),
  ],
  [
    'a preview with another digest',
    409,
    /differs from that of the published version/,
    () =>
      it.ask('POST', '/v1/previews', it.media, {
        apps: [
          {
            name: 'media',
            version: it.fresh,
            digest: it.digest.replace(/^./, (first) => (first === '0' ? '1' : '0')),
          },
        ],
        until_ms: Date.now() + 1000,
        path: '/',
      }),
  ],
])('rejects %s with %i and a message and changes nothing', async (_, status, message, attack) => {
  const before = await environmentNow();
  const answer = await attack();
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).toMatch(message);
  expect(await environmentNow()).toBe(before);
});
