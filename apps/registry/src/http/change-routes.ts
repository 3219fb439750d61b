import { RegistryError, SHELL } from '@tractor-haat/registry';
import { messages, nameOf, secondPerson } from '@tractor-haat/registry/service';
import { z } from 'zod';
import type { App, AppDeps } from './app-type.ts';
import { callerOf } from './known-caller.ts';
import { need, teamsThatMay } from './rights.ts';

const place = z.object({ env: messages.environmentParam });

/** Equals the time for which `prune` retains new publications. */
const LONGEST_PREVIEW_MS = 7 * 86_400_000;

/** Names of both people who approved. Throws while there is only one approval. */
async function sharedWish(
  registryDir: string,
  wish: Parameters<typeof secondPerson>[1] & { readonly who: string },
): Promise<string> {
  const other = await secondPerson(registryDir, wish);
  if (other) return `${other} with ${wish.who}`;
  const teams = await teamsThatMay(registryDir, { right: 'promote', app: wish.app, env: wish.env });
  throw new RegistryError(
    `${wish.app}@${wish.version} waits for a second person: whoever else of ${teams.join(', ')} runs the same command within a day makes it live.`,
  );
}

/** Routes for promotion, rollback, canaries and preview links. */
export function addChangeRoutes(app: App, { registryDir, registry, shellApproval }: AppDeps): void {
  app.post(
    '/environments/:env/promotions',
    {
      schema: {
        tags: ['changes'],
        summary:
          'Promotes a version for all or a share of visitors after its gates, one promotion at a time per environment',
        params: place,
        body: messages.promotionBody,
        response: { 200: messages.promotionAnswer },
      },
    },
    async (request) => {
      const { env } = request.params;
      const { app: name, version, skip_gates: skipGates, course } = request.body;
      const skips = Object.keys(skipGates).length > 0;
      await need(
        registryDir,
        request,
        { right: 'promote', app: name, env },
        ...(skips ? [{ right: 'skip-gate', app: name, env } as const] : []),
      );
      const who = nameOf(callerOf(request));
      const isShared = shellApproval && name === SHELL && env === 'production';
      const by = isShared ? await sharedWish(registryDir, { env, app: name, version, who }) : who;
      const onWait = (who: string) => request.log.info(`waits for: ${who}`);
      const wish = { name, version, env, by, skipGates, onWait };
      return registry.promote(course ? { ...wish, course } : wish);
    },
  );
  app.post(
    '/environments/:env/steerings',
    {
      schema: {
        tags: ['changes'],
        summary: 'Pauses, resumes or cancels a gradual release',
        params: place,
        body: messages.steeringBody,
        response: { 200: messages.promotionAnswer },
      },
    },
    async (request) => {
      const { env } = request.params;
      const { app: name, steer, why } = request.body;
      await need(registryDir, request, { right: 'promote', app: name, env });
      const by = nameOf(callerOf(request));
      return registry.steer({ name, env, by, steer, ...(why ? { why } : {}) });
    },
  );
  app.post(
    '/environments/:env/rollbacks',
    {
      schema: {
        tags: ['changes'],
        summary: 'Rolls back to a version that was live before',
        params: place,
        body: messages.rollbackBody,
        response: { 200: messages.rollbackAnswer },
      },
    },
    async (request) => {
      const { env } = request.params;
      const { app: name, to, from } = request.body;
      await need(registryDir, request, { right: 'promote', app: name, env });
      const by = nameOf(callerOf(request));
      return registry.rollback({ name, env, by, to, ...(from ? { from } : {}) });
    },
  );
  app.post(
    '/previews',
    {
      schema: {
        tags: ['changes'],
        summary: 'Creates a preview token for published versions',
        body: messages.previewBody,
        response: { 200: messages.previewAnswer },
      },
    },
    async (request) => {
      const { apps, until_ms } = request.body;
      await need(
        registryDir,
        request,
        ...apps.map(({ name }) => ({ right: 'publish', app: name }) as const),
      );
      if (until_ms > Date.now() + LONGEST_PREVIEW_MS)
        throw new RegistryError('A link lives for seven days at most.');
      for (const { name, version, digest } of apps)
        if ((await registry.record(name, version)).digest !== digest)
          throw new RegistryError(`${name}@${version} has another content.`);
      return { token: await registry.signPreview(request.body) };
    },
  );
}
