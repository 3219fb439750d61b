import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Header that requests content tags from the API. The response has the tags in a header of the same name. */
export const CONTENT_TAGS_HEADER = 'content-tags';

/** Tag of a page that depends on all content. */
export const ANY_TAG = '*';

/** Proxies limit the size of headers (nginx: 4 KB for all). */
const MAX_HEADER_CHARACTERS = 1500;

export class PageTags {
  readonly #tags = new Set<string>();

  /** Without the header, which earlier APIs do not send, the page depends on all content. */
  addHeader(header: string | undefined): void {
    for (const tag of header === undefined ? [ANY_TAG] : header.split(' '))
      if (tag !== '') this.#tags.add(tag);
  }

  /** `null` means that any content may have changed. */
  isAffectedBy(changed: readonly string[] | null): boolean {
    if (changed === null || this.#tags.has(ANY_TAG)) return true;
    return changed.some((tag) => this.#tags.has(tag));
  }

  /** Value of a `Cache-Tag` header. */
  toString(): string {
    const value = [...this.#tags].join(',');
    return value.length > MAX_HEADER_CHARACTERS ? ANY_TAG : value;
  }
}

const POLL_INTERVAL_MS = 5000;
const POLL_TIMEOUT_MS = 2000;

/** Null means that any content may have changed. */
export type ChangedTags = readonly string[] | null;

type RevisionResponse = {
  readonly data?: { readonly revision?: unknown; readonly changed?: unknown };
};

const isTags = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

/**
 * Each site process polls the API itself, so any number of processes can run. While the API is down, cached pages stay
 * valid.
 */
export function watchContent(
  apiBase: string,
  /** `isFirst` is true for the initial state, which is not a change. */
  onChange: (changed: ChangedTags, isFirst: boolean) => void,
  intervalMs = POLL_INTERVAL_MS,
): { stop(): void } {
  let lastRevision: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const poll = async () => {
    try {
      const signal = AbortSignal.timeout(POLL_TIMEOUT_MS);
      const since = lastRevision === undefined ? '' : `?since=${lastRevision}`;
      const response = await fetch(`${apiBase}/api/v1/content-revision${since}`, { signal });
      const { data } = (await response.json()) as RevisionResponse;
      if (typeof data?.revision === 'number' && data.revision !== lastRevision) {
        const isFirst = lastRevision === undefined;
        lastRevision = data.revision;
        if (!isStopped) onChange(isTags(data.changed) ? data.changed : null, isFirst);
      }
    } catch {
      // The next poll retries.
    }
    if (isStopped) return;
    timer = setTimeout(poll, intervalMs);
    timer.unref();
  };
  poll();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const MAX_ATTEMPTS = 3;
const PURGE_TIMEOUT_MS = 5000;
/** Delay before a retry, multiplied by the number of failed attempts. */
const RETRY_DELAY_MS = 500;

type PurgeRequest = { readonly composition: string } | { readonly tags: readonly string[] | null };

/**
 * Called after this process serves the new content, because the CDN would otherwise fetch old pages again. Every site
 * process purges the CDN, so after the last one no old page can return.
 */
export async function purgeCdn(
  url: string,
  request: PurgeRequest,
  log: FastifyBaseLogger,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
      });
      if (response.ok) return;
      throw new Error(`PURGE_URL returned ${response.status}`);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) log.error({ err: error }, 'the CDN was not purged');
      else await wait(RETRY_DELAY_MS * attempt, undefined, { ref: false });
    }
  }
}
