/**
 * Sends `total` requests at a steady rate without waiting for responses, so that slow ones delay others. `send` sends
 * the request with that number and returns its status.
 * @param {(number: number) => Promise<number>} send
 */
export async function steadyLoad(
  send,
  { perSecond, total, isExpected = (status) => status === 200 },
) {
  const results = [];
  const start = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    const due = start + (sent * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Counted from the scheduled time: a delayed sender counts as waiting.
    results.push(send(sent).then((status) => ({ status, ms: performance.now() - due })));
  }
  const done = await Promise.all(results);
  const times = done.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    requests: total,
    failed: done.filter(({ status }) => !isExpected(status)).length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: times.at(-1),
  };
}

/** One line of results of `steadyLoad`. */
export function formatReport({ p50, p95, p99, max }, targetMs) {
  const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);
  return `p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)} (target ${targetMs} ms)   max ${ms(max)}`;
}
