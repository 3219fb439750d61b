// `node load.mjs <url> <seconds> <connections> <encoding>` requests a page repeatedly on each connection and prints the
// result as JSON.
import http from 'node:http';

const [url, seconds, connections, encoding] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const endsAt = performance.now() + Number(seconds) * 1000;
const times = [];
let bytes = 0;
let failed = 0;

const sendRequest = () =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const startedAt = performance.now();
      const options = { agent, headers: { 'accept-encoding': encoding } };
      const request = http.get(url, options, (response) => {
        response.on('data', (chunk) => {
          bytes += chunk.length;
        });
        response.on('end', () => {
          if (response.statusCode !== 200) failed += 1;
          times.push(performance.now() - startedAt);
          resolve();
        });
      });
      request.on('error', () => {
        failed += 1;
        resolve();
      });
    })
  );

const sendUntilEnd = async () => {
  while (performance.now() < endsAt) await sendRequest();
};

const startedAt = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, sendUntilEnd));
const elapsedSeconds = (performance.now() - startedAt) / 1000;
times.sort((a, b) => a - b);
const getPercentile = (share) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const round = (value) => Math.round(value * 10) / 10;
console.log(
  JSON.stringify({
    per_second: round(times.length / elapsedSeconds),
    median_ms: round(getPercentile(0.5)),
    p99_ms: round(getPercentile(0.99)),
    bytes_each: Math.round(bytes / Math.max(1, times.length)),
    failed,
  }),
);
agent.destroy();
