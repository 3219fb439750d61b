import {
  releasesResponse,
  steerBody,
  steerParams,
  steerResponse,
} from '@tractor-haat/api-client/contract';
import type { RegistryConfig } from '../../domain/desk/releases/fetch-registry.ts';
import { fetchReleases, steerRelease } from '../../domain/desk/releases/fetch-releases.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import type { DeskRouteDeps } from './desk-route-deps.ts';

type ReleaseRouteDeps = DeskRouteDeps & { registry: RegistryConfig | undefined };

export function addReleaseRoutes(app: App, { guard, tags, registry }: ReleaseRouteDeps): void {
  const onRequest = guard.requireRights('releases');
  app.get(
    '/releases',
    {
      onRequest,
      schema: {
        summary: 'Lists the live versions and the newest releases',
        tags,
        response: toResponseSchemas(releasesResponse),
      },
    },
    async () => ({ success: true as const, data: await fetchReleases(registry), message: '' }),
  );
  app.post(
    '/releases/:env/:app',
    {
      onRequest,
      schema: {
        summary: 'Rolls back, or changes a gradual release, with the registry token of the caller',
        tags,
        params: steerParams,
        body: steerBody,
        response: toResponseSchemas(steerResponse),
      },
    },
    async ({ params, body }) => {
      await steerRelease(registry, { ...params, ...body });
      return { success: true as const, data: {}, message: 'Done.' };
    },
  );
}
