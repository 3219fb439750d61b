import {
  releasesAnswer,
  steerAnswer,
  steerBody,
  steerParams,
} from '@tractor-haat/api-client/contract';
import type { RegistryPlace } from '../../domain/desk/releases/ask-registry.ts';
import { readReleases, steerRelease } from '../../domain/desk/releases/releases.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import type { DeskRoutes } from './desk-routes.ts';

type Parts = DeskRoutes & { registry: RegistryPlace | undefined };

/** Live versions, for admins; the registry stores them. */
export function addReleaseRoutes(app: App, { guard, tags, registry }: Parts): void {
  const onRequest = guard.needs('releases');
  app.get(
    '/releases',
    {
      onRequest,
      schema: {
        summary: 'Lists the live versions and the newest releases',
        tags,
        response: answers(releasesAnswer),
      },
    },
    async () => ({ success: true as const, data: await readReleases(registry), message: '' }),
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
        response: answers(steerAnswer),
      },
    },
    async ({ params, body }) => {
      await steerRelease(registry, { ...params, ...body });
      return { success: true as const, data: {}, message: 'Done.' };
    },
  );
}
