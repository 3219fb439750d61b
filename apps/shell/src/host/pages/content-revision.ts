const LOOK_MS = 5000;
const LIMIT_MS = 2000;

/** Tags of what editors changed; null: it may be anything. */
export type Changed = readonly string[] | null;

/** What the API answers; one of before tells no more than the number. */
type Told = { readonly data?: { readonly revision?: unknown; readonly changed?: unknown } };

const isTags = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

/**
 * Asks the API every few seconds what editors changed since the last time: each site process learns of every change by
 * itself, however many there are and whenever they began. While the API does not answer, pages stay as they are.
 */
export function watchContent(
  apiBase: string,
  /** `isFirst`: nothing changed, it is what is there when this process begins. */
  onChange: (changed: Changed, isFirst: boolean) => void,
  lookMs = LOOK_MS,
): { stop(): void } {
  let known: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const since = known === undefined ? '' : `?since=${known}`;
      const response = await fetch(`${apiBase}/api/v1/content-revision${since}`, { signal });
      const { data } = (await response.json()) as Told;
      if (typeof data?.revision === 'number' && data.revision !== known) {
        const isFirst = known === undefined;
        known = data.revision;
        if (!isStopped) onChange(isTags(data.changed) ? data.changed : null, isFirst);
      }
    } catch {
      // The next look may find it.
    }
    if (isStopped) return;
    timer = setTimeout(look, lookMs);
    timer.unref();
  };
  look();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
