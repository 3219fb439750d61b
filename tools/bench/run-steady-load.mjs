/**
 * Sends requests at a steady rate without waiting for responses, as independent visitors do. `send` receives the number
 * of a request and returns the status of its response.
 * @param {(number: number) => Promise<number>} send
 */
export async function runSteadyLoad(
  send,
  { perSecond, total, isExpected = (status) => status === 200 },
) {
  const pendingResponses = [];
  const startedAt = performance.now();
  for (let number = 0; number < total; number += 1) {
    const scheduledAt = startedAt + (number * 1000) / perSecond;
    const delayMs = scheduledAt - performance.now();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    // Counted from the scheduled time, so that a delay of the sender is included.
    const measure = (status) => ({ status, ms: performance.now() - scheduledAt });
    pendingResponses.push(send(number).then(measure));
  }
  const responses = await Promise.all(pendingResponses);
  const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const getPercentile = (share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    requests: total,
    failed: responses.filter(({ status }) => !isExpected(status)).length,
    p50: getPercentile(0.5),
    p95: getPercentile(0.95),
    p99: getPercentile(0.99),
    max: times.at(-1),
  };
}

/** The step is a prime number, so that requests visit all items of a list in a mixed order. */
const MIXING_STEP = 7919;

/** Returns the item of a list for the request with this number. */
export const selectMixed = (items, number) => items[(number * MIXING_STEP) % items.length];

export function formatReport({ p50, p95, p99, max }, targetMs) {
  const formatMs = (value) => `${value.toFixed(1)} ms`.padStart(10);
  return `p50 ${formatMs(p50)}   p95 ${formatMs(p95)}   p99 ${formatMs(p99)} (target ${targetMs} ms)   max ${formatMs(max)}`;
}
