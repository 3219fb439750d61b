import fs from 'node:fs/promises';
import path from 'node:path';
import { parsePublicKey, storeLayout } from '@tractor-haat/registry';
import { collectBuild, layApp } from '@tractor-haat/registry/testing';
import { startIssuer } from './ci-issuer.ts';
import { newService } from './service.ts';

/** A registry with a live shell and two consecutive live versions of media, and a site server's view of it. */
export async function attacked() {
  const ci = await startIssuer();
  const service = await newService();
  const rights = ['publish', 'promote', 'shell'] as const;
  const core = await service.team('core', { apps: ['shell', 'media'], rights: [...rights] });
  const ship = async (name: string, code: string) =>
    (await core.publish(await layApp(service.apps, { name, code }), null)).record;
  const wish = { env: 'production', by: 'x', skipGates: {}, onWait: () => undefined } as const;
  const goLive = async (name: string, code: string) => {
    const { version } = await ship(name, code);
    await core.promote({ ...wish, name, version });
    return version;
  };
  await goLive('shell', '1');
  const first = await goLive('media', '1');
  const earlier = await fs.readFile(storeLayout.environment(service.store, 'production'), 'utf8');
  const live = await goLive('media', '2');
  const { version: fresh, digest } = await ship('media', '3');
  const { ask, registryDir, token } = service;
  const oidc = { issuer: ci.issuer, audience: ci.audience, repository: ci.repository };
  const robot = { team: 'robot', apps: ['media'], environments: ['production'], rights, oidc };
  await fs.writeFile(
    path.join(registryDir, 'teams.json'),
    JSON.stringify([{ ...robot, oidc: { ...oidc, ref: 'refs/heads/main' } }]),
  );
  const { public_key } = await (await fetch(`${service.address}/key`)).json();
  const promotion = (bearer: string, body: object = {}, env = 'production') =>
    ask('POST', `/v1/environments/${env}/promotions`, bearer, {
      app: 'media',
      version: fresh,
      ...body,
    });
  const build = await collectBuild(await layApp(service.apps, { name: 'media', code: '4' }), null);
  const media = await token('media');
  const begin = (files: object[]) =>
    ask('POST', '/v1/apps/media/uploads', media, { git_commit: null, files });
  const send = async (change: (content: Buffer) => Buffer) => {
    const { id } = (await ask('POST', '/v1/apps/media/uploads', media, build.description)).body;
    const [[integrity, content] = ['', Buffer.alloc(0)]] = [...build.contents];
    const hex = Buffer.from(integrity.slice(7), 'base64').toString('hex');
    return ask('PUT', `/v1/apps/media/uploads/${id}/contents/${hex}`, media, change(content));
  };
  const key = parsePublicKey(public_key);
  return {
    ...{ ...service, ci, first, live, fresh, digest, earlier, key, build, media },
    ...{ promotion, begin, send },
  };
}

export type AttackTarget = Awaited<ReturnType<typeof attacked>>;
