import type { KeyObject } from 'node:crypto';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import {
  type Composition,
  createPreviewComposition,
  type PreviewCookie,
  RegistryError,
  readPreviewKey,
} from '@tractor-haat/registry';
import type { ServerFailure } from '../release/contain-remote-errors.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import { type SiteResponse, toErrorMessage } from '../release/run-remote.ts';
import { readPreviewCookie, readPreviewToken } from './add-preview-routes.ts';
import {
  insertBar,
  PLAIN_POLICY,
  renderFailedPage,
  renderPreviewBar,
} from './render-preview-bar.ts';
import { type PreviewLimits, RenderWorkers } from './render-workers.ts';

const DEFAULT_LIMITS: PreviewLimits = { memory_mb: 192, time_ms: 8000 };

export interface PreviewSession {
  readonly digest: string;
  readonly render: (url: URL, request: string) => Promise<SiteResponse>;
  readonly browserComposition: () => Promise<string>;
}

export interface Previews {
  /** `over` means that the cookie is expired or invalid. */
  readonly readPreview: (cookies: string | undefined) => Promise<PreviewSession | 'over' | null>;
  readonly stop: () => void;
}

export function createPreviews(
  store: string,
  live: LiveSites,
  registryKey: KeyObject | null,
  limits = DEFAULT_LIMITS,
): Previews {
  const workers = new RenderWorkers({ store, profiles: live.profiles }, limits);
  const recordedFailures = new Set<string>();

  /** Records each failure once, because the thread reports its full list with every page. */
  function recordFailures(digest: string, failures: readonly ServerFailure[]) {
    for (const { remote, version, code, message } of failures) {
      const failureKey = `${digest} ${remote}@${version} ${code}`;
      if (recordedFailures.has(failureKey)) continue;
      recordedFailures.add(failureKey);
      live.failures.record(remote, version, code, message);
    }
  }

  async function renderPage(
    composition: Composition,
    { apps, until_ms }: PreviewCookie,
    url: URL,
    request: string,
  ) {
    const { language } = parseLocalizedPath(url.pathname);
    const renderBar = (failures: readonly ServerFailure[]) =>
      renderPreviewBar({ language, apps, until_ms, failures });
    try {
      const result = await workers.get(composition).renderPage(url, request);
      recordFailures(composition.digest, result.failures);
      if ('error' in result)
        return createFailedResponse(language, result.error, renderBar(result.failures));
      if ('location' in result.response) return result.response;
      return {
        ...result.response,
        html: insertBar(result.response.html, renderBar(result.failures)),
      };
    } catch (error) {
      return createFailedResponse(language, toErrorMessage(error), renderBar([]));
    }
  }

  return {
    async readPreview(cookies) {
      if (!readPreviewToken(cookies)) return null;
      try {
        const site = live.getSite();
        const previewKey = await readPreviewKey(store);
        const cookie = previewKey && readPreviewCookie(previewKey, cookies);
        if (!site || !cookie) return 'over';
        for (const { name, version } of cookie.apps) await live.downloadVersion(name, version);
        const composition = await createPreviewComposition(
          store,
          site.composition,
          cookie.apps,
          registryKey,
        );
        return {
          digest: composition.digest,
          render: (url, request) => renderPage(composition, cookie, url, request),
          browserComposition: () => workers.get(composition).browserComposition,
        };
      } catch (error) {
        if (error instanceof RegistryError) return 'over';
        throw error;
      }
    },
    stop: () => workers.close(),
  };
}

const createFailedResponse = (language: Language, reason: string, bar: string): SiteResponse => ({
  status: 503,
  html: renderFailedPage(language, reason, bar),
  policy: PLAIN_POLICY,
  whole: false,
});
