import type { BrowserComposition, BrowserRemote, BrowserVersion } from '../../app/page-data.ts';
import { createCompositionRemotes } from './composition-remotes.ts';
import type { FederationInstance } from './create-federation.ts';
import { FailedVersions } from './failed-versions.ts';
import { FileFailure } from './file-failure.ts';
import { type LoadedRemote, loadRemoteVersion } from './load-remote-version.ts';
import { type FailureDetails, RemoteFailure, reportFailure } from './remote-failure.ts';

export interface RemoteLoader {
  /**
   * Loads the live version or, if it fails, the previous one. Rejects with a RemoteFailure if both
   * fail. After three consecutive failures it rejects at once for 30 s.
   */
  load(name: string): Promise<LoadedRemote>;
  /** Reports the failure of a loaded version and loads the previous one. */
  loadPrevious(
    remote: LoadedRemote,
    details: FailureDetails,
    cause: unknown,
  ): Promise<LoadedRemote>;
  /** Marks a version that failed to render. Resolves to true if a reload will use another version. */
  abandon(remote: LoadedRemote, cause: unknown): Promise<boolean>;
  /** Resolves to the name of the remote that owns the path. */
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
  const failedVersions = new FailedVersions();
  const lastFailures = new Map<string, RemoteFailure>();
  const loadingRemotes = new Map<string, Promise<LoadedRemote>>();

  function recordFailure(failure: RemoteFailure) {
    const { remote, version, details } = failure;
    report(failure);
    lastFailures.set(remote, failure);
    // A network failure does not indicate a broken version.
    if (details.code !== 'TH-101') failedVersions.add(remote, version);
  }

  async function loadFirstUsable(name: string, failedVersion?: string): Promise<LoadedRemote> {
    const remote = await compositionRemotes.find(name);
    if (!remote) throw new Error(`There is no remote ${name}`);
    if (remote.fault)
      throw new RemoteFailure(name, remote.version, { phase: 'load', code: remote.fault });
    const versions = listVersions(remote).filter(({ version }) => version !== failedVersion);
    const hasFailed = ({ version }: BrowserVersion) => failedVersions.has(name, version);
    const isBreakerOpen = ({ version }: BrowserVersion) => failedVersions.isOpen(name, version);
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
    // Every version has just failed or was skipped after an earlier failure, so a failure is recorded.
    throw lastFailures.get(name);
  }

  function load(name: string, failedVersion?: string): Promise<LoadedRemote> {
    const existing = loadingRemotes.get(name);
    if (existing) return existing;
    const promise = loadFirstUsable(name, failedVersion);
    loadingRemotes.set(name, promise);
    promise.catch(() => loadingRemotes.delete(name));
    return promise;
  }

  return {
    load: (name) => load(name),
    async loadPrevious(remote, details, cause) {
      const { name, version } = remote;
      if ((await loadingRemotes.get(name)?.catch(() => undefined))?.version === version) {
        recordFailure(new RemoteFailure(name, version, details, cause));
        loadingRemotes.delete(name);
      }
      return load(name, version);
    },
    async abandon({ name, version }, cause) {
      const failure = new RemoteFailure(name, version, { phase: 'render', code: 'TH-301' }, cause);
      report(failure);
      const remote = await compositionRemotes.find(name).catch(() => undefined);
      const hasOtherVersion =
        remote &&
        listVersions(remote).some(
          (candidate) =>
            !failedVersions.has(name, candidate.version) && candidate.version !== version,
        );
      return Boolean(hasOtherVersion) && failedVersions.store(name, version);
    },
    owner: async (path) => (await compositionRemotes.owner(path))?.name,
  };
}

/** Calls `use` with the live version of a remote and, if it rejects, with the previous version. */
export async function withRemote<Result>(
  remotes: RemoteLoader,
  name: string,
  use: (remote: LoadedRemote) => Promise<Result>,
): Promise<Result> {
  const remote = await remotes.load(name);
  try {
    return await use(remote);
  } catch (error) {
    return use(await remotes.loadPrevious(remote, toFailureDetails(error), error));
  }
}

/** Returns the phase and code of an error that occurred while a remote was used. */
export const toFailureDetails = (error: unknown): FailureDetails =>
  error instanceof FileFailure
    ? { phase: 'file', code: error.code }
    : { phase: 'load', code: 'TH-201' };
