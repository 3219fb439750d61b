import fs from 'node:fs/promises';
import path from 'node:path';
import { parsePublicKey, storeLayout } from '@tractor-haat/registry';
import { collectBuild, layApp } from '@tractor-haat/registry/testing';
import { startIssuer } from './ci-issuer.ts';
import { newService } from './service.ts';

/** Starts a registry with a live shell, two earlier promotions of media and a third version that is not live. */
export async function createAttackTarget() {
  const ci = await startIssuer();
  const service = await newService();
  const rights = ['publish', 'promote', 'shell'] as const;
  const core = await service.createTeamClient('core', {
    apps: ['shell', 'media'],
    rights: [...rights],
  });
  const ship = async (name: string, code: string) =>
    (await core.publish(await layApp(service.apps, { name, code }), null)).record;
  const defaults = { env: 'production', by: 'x', skipGates: {}, onWait: () => undefined } as const;
  const goLive = async (name: string, code: string) => {
    const { version } = await ship(name, code);
    await core.promote({ ...defaults, name, version });
    return version;
  };
  await goLive('shell', '1');
  const firstVersion = await goLive('media', '1');
  const earlierEnvironment = await fs.readFile(
    storeLayout.environment(service.store, 'production'),
    'utf8',
  );
  const liveVersion = await goLive('media', '2');
  const { version: newVersion, digest } = await ship('media', '3');
  const { sendRequest, registryDir, token } = service;
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
  const build = await collectBuild(await layApp(service.apps, { name: 'media', code: '4' }), null);
  const mediaToken = await token('media');
  const startUpload = (files: object[]) =>
    sendRequest('POST', '/v1/apps/media/uploads', mediaToken, { git_commit: null, files });
  const uploadContent = async (change: (content: Buffer) => Buffer) => {
    const { id } = (
      await sendRequest('POST', '/v1/apps/media/uploads', mediaToken, build.description)
    ).body;
    const [[integrity, content] = ['', Buffer.alloc(0)]] = [...build.contents];
    const hex = Buffer.from(integrity.slice(7), 'base64').toString('hex');
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
