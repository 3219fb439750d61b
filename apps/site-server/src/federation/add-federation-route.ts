import { type ArtifactRecord, readPreviewKey, signPreview } from '@tractor-haat/registry';
import type { FastifyInstance } from 'fastify';
import { setPreviewHeaders } from '../preview/add-preview-routes.ts';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import { gatherFacts } from './gather-facts.ts';
import { renderFederationPage } from './render-federation-page.ts';
import { stylePolicy } from './styles.ts';

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
