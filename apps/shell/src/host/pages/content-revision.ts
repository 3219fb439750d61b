const LOOK_MS = 5000;
const LIMIT_MS = 2000;

/** Which content the API has; pages of an older one are made anew. */
export type ContentRevision = { current(): number; stop(): void };

/** Asks the API for it every few seconds. While it does not answer, pages stay as they are. */
export function watchContent(apiBase: string, lookMs = LOOK_MS): ContentRevision {
  let revision = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    try {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const response = await fetch(`${apiBase}/api/v1/content-revision`, { signal });
      const { data } = (await response.json()) as { data?: { revision?: unknown } };
      if (typeof data?.revision === 'number') revision = data.revision;
    } catch {
      // The next look may find it.
    }
    if (isStopped) return;
    timer = setTimeout(look, lookMs);
    timer.unref();
  };
  look();
  return {
    current: () => revision,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
