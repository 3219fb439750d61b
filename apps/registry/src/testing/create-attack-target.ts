import fs from 'node:fs/promises';
import path from 'node:path';
import { parsePublicKey, storeLayout } from '@tractor-haat/registry';
import { collectBuild, writeAppBuild } from '@tractor-haat/registry/testing';
import { startIssuer } from './start-issuer.ts';
import { startTestService } from './start-test-service.ts';

/** Starts a registry with a live shell, two earlier promotions of media and a third version that is not live. */
export async function createAttackTarget() {
  const ci = await startIssuer();
  const service = await startTestService();
  const rights = ['publish', 'promote', 'shell'] as const;
  const core = await service.createTeamClient('core', {
    apps: ['shell', 'media'],
    rights: [...rights],
  });
  const publishApp = async (name: string, code: string) =>
    (await core.publish(await writeAppBuild(service.apps, { name, code }), null)).record;
  const defaults = { env: 'production', by: 'x', skipGates: {}, onWait: () => undefined } as const;
  const publishAndPromote = async (name: string, code: string) => {
    const { version } = await publishApp(name, code);
    await core.promote({ ...defaults, name, version });
    return version;
  };
  await publishAndPromote('shell', '1');
  const firstVersion = await publishAndPromote('media', '1');
  const earlierEnvironment = await fs.readFile(
    storeLayout.environment(service.store, 'production'),
    'utf8',
  );
  const liveVersion = await publishAndPromote('media', '2');
  const { version: newVersion, digest } = await publishApp('media', '3');
  const { sendRequest, registryDir, createTeamToken } = service;
  const oidc = { issuer: ci.issuer, audience: ci.audience, repository: ci.repository };
  const robotTeam = { team: 'robot', apps: ['media'], environments: ['production'], rights, oidc };
  await fs.writeFile(
    path.join(registryDir, 'teams.json'),
    JSON.stringify([{ ...robotTeam, oidc: { ...oidc, ref: 'refs/heads/main' } }]),
  );
  const { public_key } = await (await fetch(`${service.address}/key`)).json();
  const promote = (bearer: string, body: object = {}, env = 'production') =>
    sendRequest('POST', `/v1/environments/${env}/promotions`, bearer, {
      app: 'media',
      version: newVersion,
      ...body,
    });
  const build = await collectBuild(
    await writeAppBuild(service.apps, { name: 'media', code: '4' }),
    null,
  );
  const mediaToken = await createTeamToken('media');
  const startUpload = (files: object[]) =>
    sendRequest('POST', '/v1/apps/media/uploads', mediaToken, { git_commit: null, files });
  const uploadContent = async (change: (content: Buffer) => Buffer) => {
    const { id } = (
      await sendRequest('POST', '/v1/apps/media/uploads', mediaToken, build.description)
    ).body;
    const [[integrity, content] = ['', Buffer.alloc(0)]] = [...build.contents];
    const hex = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
    return sendRequest(
      'PUT',
      `/v1/apps/media/uploads/${id}/contents/${hex}`,
      mediaToken,
      change(content),
    );
  };
  const key = parsePublicKey(public_key);
  return {
    ...service,
    ci,
    firstVersion,
    liveVersion,
    newVersion,
    digest,
    earlierEnvironment,
    key,
    build,
    mediaToken,
    promote,
    startUpload,
    uploadContent,
  };
}

export type AttackTarget = Awaited<ReturnType<typeof createAttackTarget>>;
