import { type ArtifactRecord, findSampleError } from '@tractor-haat/registry';
import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { FastifyInstance } from 'fastify';
import type { LiveSites } from './release/follow-registry.ts';
import { HOST_API } from './release/host-api.ts';
import type { LiveSite } from './release/load-live-site.ts';

/** Each check reads about a hundred files of one app. */
const SAMPLE_INTERVAL_MS = 30_000;

const toVersionKey = ({ name, version }: ArtifactRecord) => `${name}@${version}`;

/**
 * Checks samples of live files in the store. The server itself would not notice a missing file,
 * because its bundles are already in memory.
 */
export class FileSamples {
  readonly #store: string;
  readonly #getSite: () => LiveSite | undefined;
  readonly #errors = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;
  #nextIndex = 0;

  constructor(store: string, getSite: () => LiveSite | undefined) {
    this.#store = store;
    this.#getSite = getSite;
    this.#timer = setInterval(() => this.checkNext(), SAMPLE_INTERVAL_MS).unref();
  }

  async checkNext(): Promise<void> {
    const records = this.#listRecords();
    const live = new Set(records.map(toVersionKey));
    for (const key of this.#errors.keys()) if (!live.has(key)) this.#errors.delete(key);
    const record = records[this.#nextIndex % records.length];
    this.#nextIndex += 1;
    if (!record) return;
    const failure = await findSampleError(this.#store, record, Math.random());
    if (failure) this.#errors.set(toVersionKey(record), failure);
    else this.#errors.delete(toVersionKey(record));
  }

  /** Returns the last error of each version, by `name@version`. */
  listFailures(): Record<string, string> {
    return Object.fromEntries(this.#errors);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #listRecords(): ArtifactRecord[] {
    const site = this.#getSite();
    return site ? [site.composition.shell, ...site.composition.remotes] : [];
  }
}

/** Exports a gauge with one series per live version. */
export function exportLiveMetrics(getSite: () => LiveSite | undefined): void {
  getMeter()
    .createObservableGauge('remote.live', { description: '1: this version is served' })
    .addCallback((result) => {
      const site = getSite();
      if (!site) return;
      for (const { name, version } of [site.shell, ...site.remotes])
        result.observe(1, { remote: name, version });
    });
}

/**
 * The server becomes ready when `isApiReady` first resolves to true. It stays ready while the API is down, because pages
 * then report missing parts. It is not ready after a shutdown signal.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  live: LiveSites,
  samples: Pick<FileSamples, 'listFailures'>,
  isApiReady: () => Promise<boolean>,
): void {
  const shutdown = getGracefulShutdown(app.server);
  let hasBeenReady = false;
  app.get('/__health/live', () => ({ status: 'ok' }));
  app.get('/__health/ready', async (_, reply) => {
    const site = live.getSite();
    hasBeenReady ||= site !== undefined && (await isApiReady());
    const isReady = site !== undefined && hasBeenReady && !shutdown.hasStarted();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        host_api: HOST_API,
        composition: site?.digest ?? null,
        live: listLiveVersions(site),
        registry: live.getFailure() ?? 'ok',
        remotes: formatRemoteStates(site),
        files: samples.listFailures(),
      });
  });
}

function listLiveVersions(site: LiveSite | undefined): Record<string, string> {
  const releases = site ? [site.shell, ...site.remotes] : [];
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

function formatRemoteStates(site: LiveSite | undefined): Record<string, string> {
  if (!site) return {};
  const states = site.remotes.map(({ name }): [remote: string, state: string] => {
    const failure = site.failures.find(({ remote }) => remote === name);
    if (!failure) return [name, 'ok'];
    const { code, version, instead } = failure;
    return [name, `${version} failed (${code}); ${instead ? `${instead} is used` : 'down'}`];
  });
  return Object.fromEntries(states);
}
