/** Longer than a ready API takes; its first answer, for which it makes its indexes, may come with a later question. */
const LIMIT_MS = 5000;

/** Whether the API says that it answers pages in time. Never rejects. */
export async function apiIsReady(apiBase: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return (await fetch(`${apiBase}/api/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}
