import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { ArtifactRecord, Composition } from '@tractor-haat/registry';
import { type Display, PLAIN_DISPLAY } from '@tractor-haat/shell-kit/display';
import { createRouteTable, type PageMatch } from '@tractor-haat/shell-kit/route-table';
import type { SocialProfile } from '../social-profiles.ts';
import type { CodeCache } from './code-cache.ts';
import { type RemoteVersion, whileRendering } from './contain-remote-errors.ts';
import { RemoteBreaker } from './remote-breaker.ts';
import type { RemoteFailures } from './remote-failures.ts';
import type { ServerBundle } from './run-remote.ts';
import { type RemoteLoadFailure, runSite } from './site-code.ts';
import { toErrorMessage } from './to-error-message.ts';

/** Page at a URL, with the record of its app: a remote or the shell. */
export type SitePage = PageMatch<ArtifactRecord>;

/** A loaded composition, ready to render. */
export interface LiveSite {
  readonly digest: string;
  /** Records of the live versions, whether or not they could be loaded. */
  readonly composition: Composition;
  /** Page at a URL (with language prefix); null if no app has it. */
  readonly findPage: (url: URL) => SitePage | null;
  readonly render: (
    url: URL,
    report: (error: unknown) => void,
    display?: Display,
    /** Called for each failing remote, even if the page was rendered. */
    failed?: (failedRemote: RemoteVersion) => void,
    /** Result of `findPage`; looked up by default. */
    page?: SitePage | null,
  ) => ReturnType<ServerBundle['renderSite']>;
  /** All remotes, as served at `/_composition/<digest>.json`. */
  readonly browserComposition: string;
  readonly shell: ArtifactRecord;
  readonly remotes: readonly ArtifactRecord[];
  /** Remotes that could not be loaded. */
  readonly failures: readonly RemoteLoadFailure[];
}

/** Render timeout; the API timeout is shorter. */
const RENDER_LIMIT_MS = 10_000;

/** Loads the code of a composition. Throws if its shell cannot be loaded; remotes may fail. */
export function loadLiveSite(
  store: string,
  live: Composition,
  cache: CodeCache,
  reports: RemoteFailures,
  profiles?: readonly SocialProfile[] | undefined,
): LiveSite {
  const { shell, composition, records, failures } = runSite(store, live, cache);
  const breaker = new RemoteBreaker();
  const [shellRecord = live.shell, ...remotes] = records;
  for (const { remote, version, code, message } of failures)
    reports.note(remote, version, code, message);
  const routes = createRouteTable(records);
  const findPage = (url: URL) => routes.find(parseLocalizedPath(url.pathname).path) ?? null;

  return {
    digest: live.digest,
    composition: live,
    shell: shellRecord,
    remotes,
    failures,
    browserComposition: JSON.stringify({
      digest: live.digest,
      remotes: composition.remotes.map(shell.browserRemote),
    }),
    findPage,
    render(url, report, display = PLAIN_DISPLAY, failed = () => undefined, page = findPage(url)) {
      const owner = page && page.app !== shellRecord ? page.app : undefined;
      const pageKey = `${owner?.name} ${url.pathname}`;
      const isResting = owner !== undefined && breaker.isOpen(pageKey);
      const rendering = {
        owner: owner && { remote: owner.name, version: owner.version },
        failed: (failedRemote: RemoteVersion) => {
          if (failedRemote.remote === owner?.name) breaker.failed(pageKey);
          failed(failedRemote);
        },
      };
      // A resting version still counts as failed: the page shows its replacement.
      if (isResting) failed({ remote: owner.name, version: owner.version });
      const request: Parameters<ServerBundle['renderSite']>[0] = {
        url,
        display,
        // The previous version may not have this page: the shell looks up the owner.
        ...(isResting
          ? { composition: composition.without(owner.name) }
          : { composition, owner: owner?.name ?? null }),
        signal: AbortSignal.timeout(RENDER_LIMIT_MS),
        ...(profiles?.length ? { profiles } : {}),
        report,
        remoteFailed({ remote, version, error }) {
          breaker.failed(pageKey);
          failed({ remote, version });
          reports.note(remote, version, 'TH-301', toErrorMessage(error));
          report(error);
        },
      };
      return whileRendering(rendering, () => shell.renderSite(request));
    },
  };
}
