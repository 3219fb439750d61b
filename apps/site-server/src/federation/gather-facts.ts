import type { ClientEventCount } from '@tractor-haat/api-client';
import {
  type ArtifactRecord,
  type LogLine,
  listPublishedApps,
  listRecentRecords,
  readLog,
  SHELL_NAME,
} from '@tractor-haat/registry';
import type { SiteConfig } from '../read-config.ts';
import type { ServerFailure } from '../release/contain-remote-errors.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import type { RemoteLoadFailure } from '../release/run-site.ts';

const MAX_RECENT_VERSIONS = 6;

const API_TIMEOUT_MS = 2000;

export interface AppFacts {
  readonly name: string;
  /** Undefined for an app that was never promoted. */
  readonly live: ArtifactRecord | undefined;
  /** Promotion or rollback that made the version live. */
  readonly lastRelease: LogLine | undefined;
  readonly failure: RemoteLoadFailure | undefined;
  readonly recentVersions: readonly ArtifactRecord[];
}

export interface FederationFacts {
  readonly environment: string;
  readonly revision: number;
  readonly composition: string;
  readonly registryFailure: string | undefined;
  readonly apps: readonly AppFacts[];
  readonly serverFailures: readonly ServerFailure[];
  /** Null if the API did not respond. */
  readonly browserFailures: readonly ClientEventCount[] | null;
}

export async function gatherFacts(config: SiteConfig, live: LiveSites): Promise<FederationFacts> {
  const { store, environment, apiBase } = config;
  const site = live.getSite();
  const records = site ? [site.composition.shell, ...site.composition.remotes] : [];
  const [log, publishedApps, browserFailures] = await Promise.all([
    readLog(store),
    listPublishedApps(store),
    fetchBrowserFailures(apiBase),
  ]);
  const changes = log.filter(({ env }) => env === environment).reverse();
  const apps = await Promise.all(
    sortShellFirst(publishedApps).map(async (name): Promise<AppFacts> => {
      const record = records.find((candidate) => candidate.name === name);
      return {
        name,
        live: record,
        lastRelease: changes.find(
          (line) => line.name === name && line.to === record?.version && line.trial === undefined,
        ),
        failure: site?.failures.find(({ remote }) => remote === name),
        recentVersions: await listRecentRecords(store, name, MAX_RECENT_VERSIONS),
      };
    }),
  );
  return {
    environment,
    revision: changes[0]?.revision ?? 0,
    composition: site?.digest ?? '',
    registryFailure: live.getFailure(),
    apps,
    serverFailures: live.failures.list(),
    browserFailures,
  };
}

const sortShellFirst = (names: readonly string[]) => [
  ...names.filter((name) => name === SHELL_NAME),
  ...names.filter((name) => name !== SHELL_NAME),
];

async function fetchBrowserFailures(apiBase: string): Promise<ClientEventCount[] | null> {
  try {
    const url = new URL('/internal/client_events', apiBase);
    const response = await fetch(url, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as ClientEventCount[]) : null;
  } catch {
    return null;
  }
}
