import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { ArtifactRecord, Composition } from '@tractor-haat/registry';
import { type Display, PLAIN_DISPLAY } from '@tractor-haat/server-kit/display';
import { createRouteTable, type PageMatch } from '@tractor-haat/server-kit/route-table';
import { LRUCache } from 'lru-cache';
import type { SocialProfile } from '../site-settings.ts';
import {
  type RemoteFailures,
  type RemoteVersion,
  runWhileRendering,
} from './contain-remote-errors.ts';
import { type CodeCache, type ServerBundle, toErrorMessage } from './run-remote.ts';
import { type RemoteLoadFailure, runSite, type SiteCode } from './run-site.ts';

const MAX_FAILURES = 3;
const FAILURE_WINDOW_MS = 60_000;
const BREAKER_OPEN_MS = 30_000;

/** Maximum number of tracked pages, because visitors can request any number of URLs. */
export const MAX_PAGES = 500;

/**
 * Circuit breaker for single pages. A page that fails three times in a minute in the live version of a remote is
 * rendered with the previous version for 30 s.
 */
export class RemoteBreaker {
  readonly #failures = new LRUCache<string, number[]>({ max: MAX_PAGES });
  readonly #openUntil = new LRUCache<string, number>({ max: MAX_PAGES });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  addFailure(key: string): void {
    const now = this.#now();
    const recentFailures = (this.#failures.get(key) ?? []).filter(
      (at) => at > now - FAILURE_WINDOW_MS,
    );
    recentFailures.push(now);
    this.#failures.set(key, recentFailures);
    if (recentFailures.length >= MAX_FAILURES) this.#openUntil.set(key, now + BREAKER_OPEN_MS);
  }

  get size(): number {
    return Math.max(this.#failures.size, this.#openUntil.size);
  }

  isOpen(key: string): boolean {
    return (this.#openUntil.peek(key) ?? 0) > this.#now();
  }
}

export type SitePage = PageMatch<ArtifactRecord>;

export interface LiveSite {
  readonly digest: string;
  readonly composition: Composition;
  /** Returns the page at a URL, which may have a language prefix, or null if no app has it. */
  readonly findPage: (url: URL) => SitePage | null;
  readonly render: (
    url: URL,
    report: (error: unknown) => void,
    options?: RenderOptions,
  ) => ReturnType<ServerBundle['renderSite']>;
  readonly browserComposition: string;
  readonly shell: ArtifactRecord;
  readonly remotes: readonly ArtifactRecord[];
  readonly failures: readonly RemoteLoadFailure[];
}

interface RenderOptions {
  readonly display?: Display;
  /** Result of `findPage` for the URL. */
  readonly page?: SitePage | null;
  /** Called for each failing remote, even if the page was rendered without it. */
  readonly onRemoteFailure?: (failedRemote: RemoteVersion) => void;
}

/** This timeout is longer than the timeout of API calls. */
const RENDER_TIMEOUT_MS = 10_000;

/** Throws if the shell cannot be loaded. A remote that cannot be loaded is listed in `failures`. */
export function loadLiveSite(
  store: string,
  live: Composition,
  cache: CodeCache,
  recordedFailures: RemoteFailures,
  profiles?: readonly SocialProfile[] | undefined,
): LiveSite {
  const siteCode = runSite(store, live, cache);
  const { shell, composition, records, failures } = siteCode;
  const [shellRecord = live.shell, ...remotes] = records;
  for (const { remote, version, code, message } of failures)
    recordedFailures.record(remote, version, code, message);
  const routes = createRouteTable(records);
  const findPage = (url: URL) => routes.find(parseLocalizedPath(url.pathname).path) ?? null;
  const render = createRenderer(siteCode, recordedFailures, profiles);

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
    render(url, report, { display = PLAIN_DISPLAY, page = findPage(url), ...options } = {}) {
      const owner = page && page.app !== shellRecord ? page.app : undefined;
      return render(url, report, { ...options, display, owner });
    },
  };
}

interface OwnedRenderOptions extends Pick<RenderOptions, 'onRemoteFailure'> {
  readonly display: Display;
  /** Remote of the page. Undefined for pages of the shell. */
  readonly owner: ArtifactRecord | undefined;
}

function createRenderer(
  { shell, composition }: SiteCode,
  recordedFailures: RemoteFailures,
  profiles: readonly SocialProfile[] | undefined,
) {
  const breaker = new RemoteBreaker();
  return (
    url: URL,
    report: (error: unknown) => void,
    { display, owner, onRemoteFailure = () => undefined }: OwnedRenderOptions,
  ): ReturnType<LiveSite['render']> => {
    const ownerVersion = owner && { remote: owner.name, version: owner.version };
    const pageKey = `${owner?.name} ${url.pathname}`;
    const isBreakerOpen = owner !== undefined && breaker.isOpen(pageKey);
    const rendering = {
      owner: ownerVersion,
      onFailure: (failedRemote: RemoteVersion) => {
        if (failedRemote.remote === owner?.name) breaker.addFailure(pageKey);
        onRemoteFailure(failedRemote);
      },
    };
    // While the breaker is open, the version still counts as failed, because the page shows its
    // replacement.
    if (isBreakerOpen && ownerVersion) onRemoteFailure(ownerVersion);
    const request: Parameters<ServerBundle['renderSite']>[0] = {
      url,
      display,
      // The previous version may not have this page, so the shell looks up the owner.
      ...(isBreakerOpen
        ? { composition: composition.without(owner.name) }
        : { composition, owner: owner?.name ?? null }),
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      ...(profiles?.length ? { profiles } : {}),
      report,
      remoteFailed({ remote, version, error }) {
        breaker.addFailure(pageKey);
        onRemoteFailure({ remote, version });
        recordedFailures.record(remote, version, 'TH-301', toErrorMessage(error));
        report(error);
      },
    };
    return runWhileRendering(rendering, () => shell.renderSite(request));
  };
}
