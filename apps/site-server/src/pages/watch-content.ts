const POLL_INTERVAL_MS = 5000;
const LIMIT_MS = 2000;

/** Tags of changed content; null means that anything may have changed. */
export type ChangedTags = readonly string[] | null;

/** Response of the API; earlier versions return only the number. */
type RevisionResponse = {
  readonly data?: { readonly revision?: unknown; readonly changed?: unknown };
};

const isTags = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

/**
 * Polls the API every few seconds for content changes. Each site process does so itself, so that it
 * works with any number of processes. While the API is down, cached pages stay valid.
 */
export function watchContent(
  apiBase: string,
  /** `isFirst`: the initial state, not a change. */
  onChange: (changed: ChangedTags, isFirst: boolean) => void,
  intervalMs = POLL_INTERVAL_MS,
): { stop(): void } {
  let lastRevision: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const poll = async () => {
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
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
