// `node load.mjs <url> <seconds> <connections> <encoding>`: requests a page repeatedly on each
// connection; prints the result as JSON.
import http from 'node:http';

const [url, seconds, connections, encoding] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const until = performance.now() + Number(seconds) * 1000;
const times = [];
let bytes = 0;
let failed = 0;

const once = () =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const startedAt = performance.now();
      const options = { agent, headers: { 'accept-encoding': encoding } };
      const request = http.get(url, options, (response) => {
        response.on('data', (piece) => {
          bytes += piece.length;
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

const worker = async () => {
  while (performance.now() < until) await once();
};

const startedAt = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, worker));
const took_s = (performance.now() - startedAt) / 1000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const round = (value) => Math.round(value * 10) / 10;
console.log(
  JSON.stringify({
    per_second: round(times.length / took_s),
    median_ms: round(at(0.5)),
    p99_ms: round(at(0.99)),
    bytes_each: Math.round(bytes / Math.max(1, times.length)),
    failed,
  }),
);
agent.destroy();
