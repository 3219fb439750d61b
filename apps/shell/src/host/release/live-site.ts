import type { PageInfo } from '@tractor-haat/platform/shell';
import type { ArtifactRecord, Composition } from '@tractor-haat/registry';
import { type Display, PLAIN_DISPLAY } from '../../site/display/display.ts';
import type { CodeCache } from './code-cache.ts';
import { messageOf } from './message-of.ts';
import { RemoteBreaker } from './remote-breaker.ts';
import type { RemoteFailures } from './remote-failures.ts';
import type { ShellCode } from './run-app.ts';
import { type RemoteFault, runSite } from './site-code.ts';
import { type Culprit, whileRendering } from './stray-failures.ts';

/** The site as one composition makes it: ready to render, and what browsers may ask about it. */
export interface LiveSite {
  readonly digest: string;
  /** The records of what should be live, whatever could be used of it. */
  readonly composition: Composition;
  readonly render: (
    url: URL,
    report: (error: unknown) => void,
    display?: Display,
    /** Told whose code failed in it, also when a page could be made without it. */
    failed?: (culprit: Culprit) => void,
  ) => ReturnType<ShellCode['renderSite']>;
  /** All remotes, as browsers fetch them at `/_composition/<digest>.json`. */
  readonly browserComposition: string;
  readonly shell: ArtifactRecord;
  readonly remotes: readonly ArtifactRecord[];
  /** What of this composition could not be used. */
  readonly faults: readonly RemoteFault[];
}

/** A page that took longer than this is given up; the API has its own, shorter limit. */
const RENDER_LIMIT_MS = 10_000;

/** Loads the code of a composition. Throws when its shell cannot be run; a remote may be broken. */
export function loadLiveSite(
  store: string,
  live: Composition,
  cache: CodeCache,
  failures: RemoteFailures,
  profiles?: PageInfo['profiles'],
): LiveSite {
  const { shell, composition, records, faults } = runSite(store, live, cache);
  const breaker = new RemoteBreaker();
  const [shellRecord = live.shell, ...remotes] = records;
  for (const { remote, version, code, message } of faults)
    failures.note(remote, version, code, message);

  return {
    digest: live.digest,
    composition: live,
    shell: shellRecord,
    remotes,
    faults,
    browserComposition: JSON.stringify({
      digest: live.digest,
      remotes: composition.remotes.map(shell.browserRemote),
    }),
    render(url, report, display = PLAIN_DISPLAY, failed = () => undefined) {
      const owner = shell.ownerAt(url, composition);
      const page = `${owner?.name} ${url.pathname}`;
      const resting = owner !== undefined && breaker.isOpen(page);
      const rendering = {
        owner: owner && { remote: owner.name, version: owner.version },
        failed: (culprit: Culprit) => {
          if (culprit.remote === owner?.name) breaker.failed(page);
          failed(culprit);
        },
      };
      // It fails as long as it rests: what is shown in its place is not what was wished.
      if (resting) failed({ remote: owner.name, version: owner.version });
      const request: Parameters<ShellCode['renderSite']>[0] = {
        url,
        display,
        composition: resting ? composition.without(owner.name) : composition,
        signal: AbortSignal.timeout(RENDER_LIMIT_MS),
        ...(profiles?.length ? { profiles } : {}),
        report,
        remoteFailed({ remote, version, error }) {
          breaker.failed(page);
          failed({ remote, version });
          failures.note(remote, version, 'TH-301', messageOf(error));
          report(error);
        },
      };
      return whileRendering(rendering, () => shell.renderSite(request));
    },
  };
}
