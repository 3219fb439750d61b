import { RegistryError, SHELL_NAME } from '@tractor-haat/registry';
import {
  environmentNameSchema,
  formatCaller,
  messages,
  recordApproval,
} from '@tractor-haat/registry/service';
import { z } from 'zod';
import { getCaller, listPermittedTeams, requireRights } from './add-authentication-hook.ts';
import type { App, AppDeps } from './app-deps.ts';

const environmentParams = z.object({ env: environmentNameSchema });

/** Seven days, because `prune` may delete an older version that is not live. */
const MAX_PREVIEW_MS = 7 * 86_400_000;

export function addChangeRoutes(app: App, deps: AppDeps): void {
  addPromotionRoute(app, deps);
  addSteeringRoute(app, deps);
  addRollbackRoute(app, deps);
  addPreviewRoute(app, deps);
}

function addPromotionRoute(app: App, { registryDir, registry, shellApproval }: AppDeps): void {
  app.post(
    '/environments/:env/promotions',
    {
      schema: {
        tags: ['changes'],
        summary:
          'Promotes a version for all or a share of visitors after its gates, one promotion at a time per environment',
        params: environmentParams,
        body: messages.promotionBody,
        response: { 200: messages.promotionResponse },
      },
    },
    async (request) => {
      const { env } = request.params;
      const { app: name, version, skip_gates: skipGates, course: rollout } = request.body;
      const hasSkippedGates = Object.keys(skipGates).length > 0;
      await requireRights(
        registryDir,
        request,
        { right: 'promote', app: name, env },
        ...(hasSkippedGates ? [{ right: 'skip-gate', app: name, env } as const] : []),
      );
      const caller = formatCaller(getCaller(request));
      const needsSecondPerson = shellApproval && name === SHELL_NAME && env === 'production';
      const by = needsSecondPerson
        ? await requireSecondApproval(registryDir, { env, app: name, version, who: caller })
        : caller;
      const onWait = (holder: string) => request.log.info(`waits for: ${holder}`);
      const promotion = { name, version, env, by, skipGates, onWait };
      return registry.promote(rollout ? { ...promotion, rollout } : promotion);
    },
  );
}

/** Records an approval. Throws if it is the first of two. Returns both approvers as the author for the log. */
async function requireSecondApproval(
  registryDir: string,
  approval: Parameters<typeof recordApproval>[1] & { readonly who: string },
): Promise<string> {
  const firstApprover = await recordApproval(registryDir, approval);
  if (firstApprover) return `${firstApprover} with ${approval.who}`;
  const teams = await listPermittedTeams(registryDir, {
    right: 'promote',
    app: approval.app,
    env: approval.env,
  });
  throw new RegistryError(
    `${approval.app}@${approval.version} needs the approval of a second person: it goes live when someone else of ${teams.join(', ')} runs the same command within 24 hours.`,
  );
}

function addSteeringRoute(app: App, { registryDir, registry }: AppDeps): void {
  app.post(
    '/environments/:env/steerings',
    {
      schema: {
        tags: ['changes'],
        summary: 'Pauses, resumes or cancels a gradual release',
        params: environmentParams,
        body: messages.steeringBody,
        response: { 200: messages.promotionResponse },
      },
    },
    async (request) => {
      const { env } = request.params;
      const { app: name, steer: action, why: reason } = request.body;
      await requireRights(registryDir, request, { right: 'promote', app: name, env });
      const by = formatCaller(getCaller(request));
      return registry.changeCanary({ name, env, by, action, ...(reason ? { reason } : {}) });
    },
  );
}

function addRollbackRoute(app: App, { registryDir, registry }: AppDeps): void {
  app.post(
    '/environments/:env/rollbacks',
    {
      schema: {
        tags: ['changes'],
        summary: 'Rolls back to a version that was live before',
        params: environmentParams,
        body: messages.rollbackBody,
        response: { 200: messages.rollbackResponse },
      },
    },
    async (request) => {
      const { env } = request.params;
      const { app: name, to, from } = request.body;
      await requireRights(registryDir, request, { right: 'promote', app: name, env });
      const by = formatCaller(getCaller(request));
      return registry.rollback({ name, env, by, to, ...(from ? { from } : {}) });
    },
  );
}

function addPreviewRoute(app: App, { registryDir, registry }: AppDeps): void {
  app.post(
    '/previews',
    {
      schema: {
        tags: ['changes'],
        summary: 'Creates a preview token for published versions',
        body: messages.previewBody,
        response: { 200: messages.previewResponse },
      },
    },
    async (request) => {
      const { apps, until_ms } = request.body;
      await requireRights(
        registryDir,
        request,
        ...apps.map(({ name }) => ({ right: 'publish', app: name }) as const),
      );
      if (until_ms > Date.now() + MAX_PREVIEW_MS)
        throw new RegistryError('A preview link is valid for at most seven days.');
      for (const { name, version, digest } of apps)
        if ((await registry.getRecord(name, version)).digest !== digest)
          throw new RegistryError(
            `The digest of ${name}@${version} differs from that of the published version.`,
          );
      return { token: await registry.signPreview(request.body) };
    },
  );
}
