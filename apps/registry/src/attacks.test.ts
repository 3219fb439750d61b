import fs from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { computeIntegrity, storeLayout } from '@tractor-haat/registry';
import { revokeToken } from '@tractor-haat/registry/testing';
import { type AttackTarget, createAttackTarget } from './testing/create-attack-target.ts';
import { stopServices } from './testing/start-test-service.ts';

// Attacks through the HTTP API. Attacks on the files of the store are in store-attacks.test.ts.

let target: AttackTarget;
beforeAll(async () => {
  target = await createAttackTarget();
}, 60_000);
afterAll(async () => {
  target.ci.stop();
  await stopServices();
});

const readEnvironment = () =>
  fs.readFile(storeLayout.environment(target.store, 'production'), 'utf8');

interface AttackResponse {
  readonly status: number;
  readonly body: { readonly error: { readonly message: string } };
}

const oneByte = { integrity: computeIntegrity('1'), bytes: 1 };
const changeLastDigit = (token: string) => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');

test.each<[attack: string, status: number, message: RegExp, send: () => Promise<AttackResponse>]>([
  ['a request without a token', 401, /Authentication is required/, () => target.promote('')],
  ['an unknown token', 401, /./, () => target.promote('mfe_0123456789abcdef_0123456789abcdef')],
  [
    'a token whose last character was changed',
    401,
    /./,
    async () => target.promote(changeLastDigit(await target.createTeamToken('media'))),
  ],
  [
    'an expired token',
    401,
    /over|ended|expired/i,
    async () => target.promote(await target.createTeamToken('media', {}, -1)),
  ],
  [
    'a revoked token',
    401,
    /./,
    async () => {
      const bearer = await target.createTeamToken('media');
      await revokeToken(target.registryDir, bearer.split('_')[1] ?? '');
      return target.promote(bearer);
    },
  ],
  [
    'a promotion with the token of another team',
    403,
    /may not change the live version of media.*Teams with this right/s,
    async () => target.promote(await target.createTeamToken('loans')),
  ],
  [
    'a publication with the token of another team',
    403,
    /may not/,
    async () =>
      target.sendRequest(
        'POST',
        '/v1/apps/media/uploads',
        await target.createTeamToken('loans'),
        target.build.description,
      ),
  ],
  [
    'a promotion to production with a token for staging',
    403,
    /may not/,
    async () =>
      target.promote(await target.createTeamToken('media', { environments: ['staging'] })),
  ],
  [
    'a promotion with a token that may only publish',
    403,
    /may not/,
    async () => target.promote(await target.createTeamToken('media', { rights: ['publish'] })),
  ],
  [
    'a promotion of the shell without the right "shell"',
    403,
    /may not/,
    async () =>
      target.promote(await target.createTeamToken('x', { apps: ['shell'] }), { app: 'shell' }),
  ],
  [
    'a skipped gate without the right "skip-gate"',
    403,
    /skip-gate/,
    async () => target.promote(target.mediaToken, { skip_gates: { smoke: 'it is urgent' } }),
  ],
  [
    'the OIDC token of another repository',
    401,
    /tractors\/fork/,
    async () => target.promote(await target.ci.createJobToken({ repository: 'tractors/fork' })),
  ],
  [
    'the OIDC token of another branch',
    401,
    /ref/,
    async () => target.promote(await target.ci.createJobToken({ ref: 'x' })),
  ],
  [
    'an OIDC token for another audience',
    401,
    /aud/,
    async () => target.promote(await target.ci.createJobToken({ aud: 'x' })),
  ],
  [
    'an expired OIDC token',
    401,
    /expired/,
    async () => target.promote(await target.ci.createJobToken({ age_s: 900 })),
  ],
  [
    'an OIDC token signed with another key',
    401,
    /no valid signature of its issuer/,
    async () =>
      target.promote(await target.ci.createJobToken({}, await target.ci.createOtherKey())),
  ],
  [
    'an OIDC token without a signature',
    401,
    /./,
    async () => {
      const header = Buffer.from('{"alg":"none"}').toString('base64url');
      return target.promote(`${header}.${(await target.ci.createJobToken()).split('.')[1]}.`);
    },
  ],
  [
    'an OIDC token signed with the public key as shared secret',
    401,
    /no valid signature of its issuer/,
    async () => target.promote(await target.ci.createSharedSecretToken()),
  ],
  [
    'a path that leads out of the folder',
    400,
    /must be a file of a build/,
    () => target.startUpload([{ file: 'dist/browser/../../x', ...oneByte }]),
  ],
  [
    'an absolute path',
    400,
    /must be a file of a build/,
    () => target.startUpload([{ file: '/etc/passwd', ...oneByte }]),
  ],
  [
    'a path with a NUL',
    400,
    /must be a file of a build/,
    () => target.startUpload([{ file: 'dist/browser/a\u0000.js', ...oneByte }]),
  ],
  [
    'a file above the size limit',
    400,
    /./,
    () => target.startUpload([{ file: 'remote.json', ...oneByte, bytes: 9e6 }]),
  ],
  [
    'altered file content',
    409,
    /hash of the content differs/,
    () => target.uploadContent((content) => Buffer.from(content.map((byte) => byte ^ 1))),
  ],
  [
    'file content that is longer than announced',
    409,
    /longer than the announced/,
    () => target.uploadContent((content) => Buffer.concat([content, Buffer.alloc(4_000_000)])),
  ],
  [
    'a zip bomb as file content',
    409,
    /hash of the content differs|longer than the announced/,
    () => target.uploadContent(() => gzipSync(Buffer.alloc(50_000_000))),
  ],
  [
    'a promotion with a path as version',
    400,
    /./,
    () => target.promote(target.mediaToken, { version: '../../etc/passwd' }),
  ],
  [
    'a preview with another digest',
    409,
    /differs from that of the published version/,
    () =>
      target.sendRequest('POST', '/v1/previews', target.mediaToken, {
        apps: [
          {
            name: 'media',
            version: target.newVersion,
            digest: target.digest.replace(/^./, (first) => (first === '0' ? '1' : '0')),
          },
        ],
        until_ms: Date.now() + 1000,
        path: '/',
      }),
  ],
])(
  'rejects %s with status %i and does not change the environment',
  async (_, status, message, send) => {
    const before = await readEnvironment();
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.body.error.message).toMatch(message);
    expect(await readEnvironment()).toBe(before);
  },
);
