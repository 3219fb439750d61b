import type { KeyObject } from 'node:crypto';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import {
  type Composition,
  createPreviewComposition,
  type PreviewCookie,
  RegistryError,
  readPreviewKey,
} from '@tractor-haat/registry';
import type { Live } from '../release/live.ts';
import type { ServerFailure } from '../release/remote-failures.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import { toErrorMessage } from '../release/to-error-message.ts';
import { failedPage, PLAIN_POLICY } from './expired-page.ts';
import { previewBar, withBar } from './preview-bar.ts';
import { readPreviewCookie, readPreviewToken } from './preview-cookie.ts';
import type { PreviewLimits } from './render-worker.ts';
import { RenderWorkers } from './render-workers.ts';

const DEFAULT_LIMITS: PreviewLimits = { memory_mb: 192, time_ms: 8000 };

export interface PreviewSession {
  readonly digest: string;
  readonly render: (url: URL, request: string) => Promise<SiteResponse>;
  readonly browserComposition: () => Promise<string>;
}

export interface Previews {
  /** `over` means that the cookie is expired or invalid. */
  readonly readPreviewFor: (cookies: string | undefined) => Promise<PreviewSession | 'over' | null>;
  readonly stop: () => void;
}

export function createPreviews(
  store: string,
  live: Live,
  key: KeyObject | null,
  limits = DEFAULT_LIMITS,
): Previews {
  const workers = new RenderWorkers({ store, profiles: live.profiles }, limits);
  const recordedKinds = new Set<string>();

  /** Records each failure once, because the thread reports its full list with every page. */
  function recordFailures(digest: string, failures: readonly ServerFailure[]) {
    for (const { remote, version, code, message } of failures) {
      const kind = `${digest} ${remote}@${version} ${code}`;
      if (recordedKinds.has(kind)) continue;
      recordedKinds.add(kind);
      live.failures.record(remote, version, code, message);
    }
  }

  async function render(
    composition: Composition,
    { apps, until_ms }: PreviewCookie,
    url: URL,
    request: string,
  ) {
    const { language } = parseLocalizedPath(url.pathname);
    const bar = (failures: readonly ServerFailure[]) =>
      previewBar({ language, apps, until_ms, failures });
    try {
      const result = await workers.get(composition).page(url, request);
      recordFailures(composition.digest, result.failures);
      if ('error' in result)
        return createStoppedResponse(language, result.error, bar(result.failures));
      if ('location' in result.response) return result.response;
      return { ...result.response, html: withBar(result.response.html, bar(result.failures)) };
    } catch (error) {
      return createStoppedResponse(language, toErrorMessage(error), bar([]));
    }
  }

  return {
    async readPreviewFor(cookies) {
      if (!readPreviewToken(cookies)) return null;
      try {
        const site = live.site();
        const secret = await readPreviewKey(store);
        const cookie = secret && readPreviewCookie(secret, cookies);
        if (!site || !cookie) return 'over';
        for (const { name, version } of cookie.apps) await live.downloadVersion(name, version);
        const composition = await createPreviewComposition(
          store,
          site.composition,
          cookie.apps,
          key,
        );
        return {
          digest: composition.digest,
          render: (url, request) => render(composition, cookie, url, request),
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

const createStoppedResponse = (language: Language, reason: string, bar: string): SiteResponse => ({
  status: 503,
  html: failedPage(language, reason, bar),
  policy: PLAIN_POLICY,
  whole: false,
});
