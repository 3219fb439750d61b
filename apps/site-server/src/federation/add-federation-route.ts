import fs from 'node:fs';
import path from 'node:path';
import {
  type ArtifactRecord,
  readPreviewKey,
  signPreview,
  storeLayout,
} from '@tractor-haat/registry';
import type { FastifyInstance } from 'fastify';
import { setPreviewHeaders } from '../preview/add-preview-routes.ts';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import { gatherFacts } from './gather-facts.ts';
import { renderFederationPage, stylePolicy } from './render-federation-page.ts';

/** An hour, because these links are used at once. `mfe preview` creates links that last longer. */
const LINK_TTL_MS = 3_600_000;

/** Matches a route with a parameter, such as `/tractor/:slug`, which has no fixed URL. */
const PARAMETER_PATTERN = /[:*?]/;

/** Must be registered only where previews are enabled, because the page links to versions that are not live. */
export function addFederationRoute(
  app: FastifyInstance,
  config: SiteConfig,
  live: LiveSites,
): void {
  app.get('/__federation', async (_, reply) => {
    const key = await readPreviewKey(config.store);
    const createPreviewPath = ({ name, version, digest, routes }: ArtifactRecord) => {
      if (!key) return null;
      const path = routes.find((route) => !PARAMETER_PATTERN.test(route)) ?? '/';
      const until_ms = Date.now() + LINK_TTL_MS;
      const link = { apps: [{ name, version, digest }], until_ms, path };
      return `/__preview?token=${signPreview(key, 'link', link)}`;
    };
    const facts = await gatherFacts(config, live);
    const page = renderFederationPage(facts, createPreviewPath, key !== null);
    return setPreviewHeaders(reply)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', stylePolicy)
      .send(page);
  });
}

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
