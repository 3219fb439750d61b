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
