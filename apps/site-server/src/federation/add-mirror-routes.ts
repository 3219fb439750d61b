import fs from 'node:fs';
import path from 'node:path';
import { storeLayout } from '@tractor-haat/registry';
import type { FastifyInstance } from 'fastify';
import { setPreviewHeaders } from '../preview/add-preview-routes.ts';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';

/** Serves the files that `npm run dev -- --against` copies to run a local remote with staging's live remotes. */
export function addMirrorRoutes(
  app: FastifyInstance,
  { store }: SiteConfig,
  live: LiveSites,
): void {
  app.get('/__federation/live.json', (_, reply) => {
    const site = live.getSite();
    if (!site) return reply.callNotFound();
    const { shell, remotes } = site.composition;
    return setPreviewHeaders(reply).send({ shell, remotes });
  });

  // Server bundles are not below `/r/`, so this route serves the bundles of the live remotes.
  app.get<{ Params: { name: string; version: string } }>(
    '/__federation/server/:name/:version',
    (request, reply) => {
      const { name, version } = request.params;
      const record = live
        .getSite()
        ?.composition.remotes.find((remote) => remote.name === name && remote.version === version);
      if (!record) return reply.callNotFound();
      const file = path.join(storeLayout.server(store, name, version), record.server.file);
      return setPreviewHeaders(reply)
        .type('text/plain; charset=utf-8')
        .send(fs.createReadStream(file));
    },
  );
}
