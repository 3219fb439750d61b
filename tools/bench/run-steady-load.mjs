/**
 * Sends requests at a steady rate without waiting for responses, as independent visitors do. `send` receives the number
 * of a request and returns the status of its response.
 * @param {(number: number) => Promise<number>} send
 */
export async function runSteadyLoad(
  send,
  { perSecond, total, isExpected = (status) => status === 200 },
) {
  const results = [];
  const start = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    const due = start + (sent * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Counted from the scheduled time, so that a delay of the sender is included.
    results.push(send(sent).then((status) => ({ status, ms: performance.now() - due })));
  }
  const responses = await Promise.all(results);
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

export function formatReport({ p50, p95, p99, max }, targetMs) {
  const formatMs = (value) => `${value.toFixed(1)} ms`.padStart(10);
  return `p50 ${formatMs(p50)}   p95 ${formatMs(p95)}   p99 ${formatMs(p99)} (target ${targetMs} ms)   max ${formatMs(max)}`;
}
