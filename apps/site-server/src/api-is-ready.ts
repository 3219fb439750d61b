/** Covers the first request after a start, for which the API builds its indexes. */
const LIMIT_MS = 5000;

/** True if the API reports that it is ready. Never rejects. */
export async function apiIsReady(apiBase: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return (await fetch(`${apiBase}/api/health/ready`, { signal })).ok;
  } catch {
    return false;
  }
}
