import type { ReleasedEnvironment, Releases, steerBody } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { HttpError } from '../../core/messages/http-error.ts';

export async function fetchReleases(registry: RegistryConfig | undefined): Promise<Releases> {
  if (registry === undefined) return { registry: 'none', environments: [] };
  try {
    const environments = await Promise.all([
      fetchEnvironment(registry, 'production'),
      fetchEnvironment(registry, 'staging'),
    ]);
    return { registry: 'ok', environments };
  } catch (error) {
    // The page reports that the registry is unavailable, so the response must not fail.
    if (error instanceof RegistryUnavailableError || error instanceof HttpError)
      return { registry: 'away', environments: [] };
    throw error;
  }
}

type ReleaseChange = z.output<typeof steerBody> & { env: string; app: string };

/** Uses the user's own registry token, so that the registry checks the rights of the user and logs the user. */
export async function steerRelease(
  registry: RegistryConfig | undefined,
  { env, app, what, to, token }: ReleaseChange,
): Promise<void> {
  if (registry === undefined) throw createUnavailableError('The desk knows no registry.');
  if (what === 'roll-back' && to === undefined)
    throw new HttpError('BAD_REQUEST', 'Say which version to go back to.', {
      faults: { to: 'missing' },
    });
  const userRegistry = { url: registry.url, token };
  const steering =
    what === 'roll-back'
      ? { path: 'rollbacks', body: { app, to } }
      : { path: 'steerings', body: { app, steer: what } };
  try {
    const path = `environments/${env}/${steering.path}`;
    await fetchRegistry(userRegistry, path, z.object({}), steering.body);
  } catch (error) {
    if (error instanceof RegistryUnavailableError) throw createUnavailableError(error.message);
    throw error;
  }
}

const createUnavailableError = (message: string) =>
  new HttpError('UNAVAILABLE', message, { reason: 'registry_away', retryAfterSeconds: 5 });

const MAX_CHANGES = 30;

const releaseSchema = z.object({ version: z.string(), previous: z.string().optional() });

const environmentSchema = z.object({
  revision: z.int(),
  shell: releaseSchema.nullable(),
  remotes: z.record(z.string(), releaseSchema),
  trials: z
    .record(
      z.string(),
      z.object({ version: z.string(), percent: z.int(), by: z.string(), held: z.boolean() }),
    )
    .default({}),
});

const logSchema = z.object({
  changes: z.array(
    z.object({
      revision: z.int(),
      at: z.string(),
      by: z.string(),
      name: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      trial: z.unknown().optional(),
      why: z.string().optional(),
    }),
  ),
});

async function fetchEnvironment(
  registry: RegistryConfig,
  name: ReleasedEnvironment['name'],
): Promise<ReleasedEnvironment> {
  const [{ revision, shell, remotes, trials }, log] = await Promise.all([
    fetchRegistry(registry, `environments/${name}`, environmentSchema),
    fetchRegistry(registry, `environments/${name}/log`, logSchema),
  ]);
  const changes = log.changes.toReversed();
  const live = { ...(shell ? { shell } : {}), ...remotes };
  return {
    name,
    revision,
    releases: Object.entries(live).map(([app, { version, previous = null }]) => {
      // A change of a canary does not change the live version.
      const change = changes.find(
        ({ name, to, trial }) => name === app && to === version && trial === undefined,
      );
      const trial = trials[app] ?? null;
      return { app, version, previous, by: change?.by ?? null, at: change?.at ?? null, trial };
    }),
    changes: changes.slice(0, MAX_CHANGES).map(({ name: app, why = null, ...change }) => ({
      revision: change.revision,
      at: change.at,
      by: change.by,
      app,
      from: change.from,
      to: change.to,
      why,
    })),
  };
}

export type RegistryConfig = { url: string; token: string | undefined };

const REQUEST_TIMEOUT_MS = 8000;

class RegistryUnavailableError extends Error {
  override name = 'RegistryUnavailableError';
}

async function fetchRegistry<T>(
  config: RegistryConfig,
  path: string,
  schema: z.ZodType<T>,
  body?: object,
): Promise<T> {
  const { status, isOk, json } = await sendRequest(config, path, body);
  if (!isOk && status < 500) throw createRegistryError(status, json);
  const parsed = schema.safeParse(json);
  if (!isOk || !parsed.success) throw new RegistryUnavailableError('The registry answers oddly.');
  return parsed.data;
}

async function sendRequest({ url, token }: RegistryConfig, path: string, body?: object) {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json: unknown = await response.json();
    return { status: response.status, isOk: response.ok, json };
  } catch (cause) {
    throw new RegistryUnavailableError('The registry does not answer.', { cause });
  }
}

const errorSchema = z.object({ error: z.object({ message: z.string().max(2000) }) });

/** A 401 of the registry becomes a 409, because the desk would treat a 401 as the end of its own session. */
function createRegistryError(status: number, json: unknown): HttpError {
  const parsedError = errorSchema.safeParse(json);
  const message = parsedError.success ? parsedError.data.error.message : 'The registry refused it.';
  return new HttpError(status === 403 ? 'FORBIDDEN' : 'CONFLICT', message, {
    reason: 'registry_refused',
  });
}
