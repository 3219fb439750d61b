import type { BrowserComposition, BrowserRemote, BrowserVersion } from '../../app/page-data.ts';
import type { FederationInstance } from '../federation-instance.ts';
import { createCompositionRemotes } from './composition-remotes.ts';
import { FailedVersions } from './failed-versions.ts';
import { type LoadedRemote, loadRemoteVersion } from './load-remote-version.ts';
import { type FailureDetails, RemoteFailure } from './remote-failure.ts';
import { reportFailure } from './report-failure.ts';

export interface RemoteLoader {
  /**
   * Loads the live version or, if it fails, the previous one. Rejects with a RemoteFailure if both
   * fail. After three consecutive failures it rejects at once for 30 s.
   */
  load(name: string): Promise<LoadedRemote>;
  loadPrevious(
    remote: LoadedRemote,
    details: FailureDetails,
    cause: unknown,
  ): Promise<LoadedRemote>;
  /** Marks a version that failed to render. Resolves to true if a reload will use another version. */
  abandon(remote: LoadedRemote, cause: unknown): Promise<boolean>;
  owner(path: string): Promise<string | undefined>;
}

const listVersions = (remote: BrowserRemote) => [
  remote,
  ...(remote.previous ? [remote.previous] : []),
];

export function createRemoteLoader(
  federation: FederationInstance,
  composition: BrowserComposition,
  report = reportFailure,
): RemoteLoader {
  const compositionRemotes = createCompositionRemotes(composition);
  const failed = new FailedVersions();
  const failures = new Map<string, RemoteFailure>();
  const loading = new Map<string, Promise<LoadedRemote>>();

  function recordFailure(failure: RemoteFailure) {
    const { remote, version, details } = failure;
    report(failure);
    failures.set(remote, failure);
    // A network failure does not indicate a broken version.
    if (details.code !== 'TH-101') failed.add(remote, version);
  }

  async function loadFirstUsable(name: string, failedVersion?: string): Promise<LoadedRemote> {
    const remote = await compositionRemotes.find(name);
    if (!remote) throw new Error(`There is no remote ${name}`);
    if (remote.fault)
      throw new RemoteFailure(name, remote.version, { phase: 'load', code: remote.fault });
    const versions = listVersions(remote).filter(({ version }) => version !== failedVersion);
    const hasFailed = ({ version }: BrowserVersion) => failed.has(name, version);
    const isBreakerOpen = ({ version }: BrowserVersion) => failed.isOpen(name, version);
    const retriedVersions = versions.filter(
      (candidate) => hasFailed(candidate) && !isBreakerOpen(candidate),
    );
    const untriedVersions = versions.filter((candidate) => !hasFailed(candidate));
    for (const candidate of [...untriedVersions, ...retriedVersions]) {
      try {
        return await loadRemoteVersion(federation, name, candidate);
      } catch (error) {
        if (!(error instanceof RemoteFailure)) throw error;
        recordFailure(error);
      }
    }
    // Each version has failed now or is skipped, and a version is skipped only after a recorded failure.
    throw failures.get(name);
  }

  function load(name: string, failedVersion?: string): Promise<LoadedRemote> {
    const pending = loading.get(name);
    if (pending) return pending;
    const promise = loadFirstUsable(name, failedVersion);
    loading.set(name, promise);
    promise.catch(() => loading.delete(name));
    return promise;
  }

  return {
    load: (name) => load(name),
    async loadPrevious(remote, details, cause) {
      const { name, version } = remote;
      if ((await loading.get(name)?.catch(() => undefined))?.version === version) {
        recordFailure(new RemoteFailure(name, version, details, cause));
        loading.delete(name);
      }
      return load(name, version);
    },
    async abandon({ name, version }, cause) {
      const failure = new RemoteFailure(name, version, { phase: 'render', code: 'TH-301' }, cause);
      report(failure);
      const remote = await compositionRemotes.find(name).catch(() => undefined);
      const hasOther =
        remote &&
        listVersions(remote).some(
          (candidate) => !failed.has(name, candidate.version) && candidate.version !== version,
        );
      return Boolean(hasOther) && failed.store(name, version);
    },
    owner: async (path) => (await compositionRemotes.owner(path))?.name,
  };
}
