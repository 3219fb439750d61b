import { appName, messages, type Registry, version } from '@tractor-haat/registry/service';
import { z } from 'zod';
import type { App } from './app-deps.ts';

const environmentParams = z.object({ env: messages.environmentParam });

/** These routes require a token but no right, so every team can read all apps and environments. */
export function addReadRoutes(app: App, registry: Registry): void {
  app.get(
    '/environments/:env',
    {
      schema: {
        tags: ['reads'],
        summary: 'Returns the live versions of an environment',
        params: environmentParams,
        response: { 200: messages.environmentResponse },
      },
    },
    ({ params: { env } }) => registry.environment(env),
  );
  app.get(
    '/environments/:env/log',
    {
      schema: {
        tags: ['reads'],
        summary: 'Lists the releases, oldest first',
        params: environmentParams,
        response: { 200: messages.logResponse },
      },
    },
    async ({ params: { env } }) => ({ changes: await registry.log(env) }),
  );
  app.get(
    '/log/verification',
    {
      schema: {
        tags: ['reads'],
        summary: 'Verifies the release log: hash chain, signatures and end',
        response: { 200: messages.logVerification },
      },
    },
    () => registry.verifyLog(),
  );
  app.get(
    '/environments/:env/apps/:app/ways-back',
    {
      schema: {
        tags: ['reads'],
        summary: 'Lists the possible rollback targets, newest first',
        params: z.object({ ...environmentParams.shape, app: appName }),
        response: { 200: messages.rollbackTargetsResponse },
      },
    },
    ({ params: { env, app: name } }) => registry.rollbackTargets(name, env),
  );
  app.get(
    '/apps/:app/versions/:version',
    {
      schema: {
        tags: ['reads'],
        summary: 'Returns the record of a published version',
        params: z.object({ app: appName, version }),
        response: { 200: messages.recordResponse },
      },
    },
    ({ params }) => registry.record(params.app, params.version),
  );
}
