export function isAlive(pid) {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves to false on timeout. */
export async function waitUntil(condition, timeoutMs, intervalMs = 100) {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() >= deadline) return false;
    await pause(intervalMs);
  }
  return true;
}
