import {
  appNameSchema,
  environmentNameSchema,
  messages,
  type Registry,
  versionSchema,
} from '@tractor-haat/registry/service';
import { z } from 'zod';
import type { App } from './app-deps.ts';

const environmentParams = z.object({ env: environmentNameSchema });

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
    ({ params: { env } }) => registry.getEnvironment(env),
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
    async ({ params: { env } }) => ({ changes: await registry.listChanges(env) }),
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
        params: z.object({ ...environmentParams.shape, app: appNameSchema }),
        response: { 200: messages.rollbackTargetsResponse },
      },
    },
    ({ params: { env, app: name } }) => registry.listRollbackTargets(name, env),
  );
  app.get(
    '/apps/:app/versions/:version',
    {
      schema: {
        tags: ['reads'],
        summary: 'Returns the record of a published version',
        params: z.object({ app: appNameSchema, version: versionSchema }),
        response: { 200: messages.recordResponse },
      },
    },
    ({ params }) => registry.getRecord(params.app, params.version),
  );
}
