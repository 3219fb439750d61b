export function isAlive(pid) {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the condition holds; false on timeout. */
export async function waitUntil(condition, timeoutMs, intervalMs = 100) {
  const end = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() >= end) return false;
    await pause(intervalMs);
  }
  return true;
}
