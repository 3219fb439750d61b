import { randomRequest, randomSource } from './support/random-request.ts';
import { type RawAnswer, type RawRequest, sendRaw } from './support/raw-request.ts';
import { expect, test } from './test.ts';

/** Number of requests; half of them to each server. */
const COUNT = Number(process.env.RANDOM_REQUESTS || (process.env.TEST_FULL ? 20_000 : 1000));
const SEED = Number(process.env.RANDOM_SEED);
const AT_ONCE = 8;

const servers = [
  { name: 'site', variable: 'SITE_ADDRESS' },
  { name: 'API', variable: 'SITE_API' },
];

/**
 * A rejection must have a message. Exceptions are malformed HTTP, which Node itself rejects, and CONNECT, on which Node
 * closes the connection.
 */
function isFine({ method, body: { length: sent } }: RawRequest, { status, body }: RawAnswer) {
  // A server that rejects a huge body may close the connection before the client reads the
  // response.
  if (status === 0) return method === 'CONNECT' || sent > 100_000;
  if (status < 200 || status >= 500) return false;
  return status <= 400 || method === 'HEAD' || body.trim().length > 5;
}

const describeCall = ({ method, target, headers, body }: RawRequest, answer: RawAnswer) =>
  [method, target, JSON.stringify(headers), body, '→', answer.status, answer.body]
    .map((part) => String(part).slice(0, 120))
    .join(' ');

for (const { name, variable } of servers) {
  test(`${COUNT / 2} random requests to the ${name}: no 5xx, clear rejections (RANDOM_SEED=${SEED})`, async () => {
    test.setTimeout(60_000 + COUNT * 20);
    const address = process.env[variable] ?? '';
    const source = randomSource(SEED);
    const waiting = Array.from({ length: COUNT / 2 }, () => randomRequest(source));
    const statuses: Record<number, number> = {};
    const problems: string[] = [];
    const worker = async () => {
      for (let rawRequest = waiting.pop(); rawRequest; rawRequest = waiting.pop()) {
        const answer = await sendRaw(address, rawRequest);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (!isFine(rawRequest, answer)) problems.push(describeCall(rawRequest, answer));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    test.info().annotations.push({ type: 'statuses', description: JSON.stringify(statuses) });
    expect(problems.slice(0, 20)).toEqual([]);
    // Requests with equal responses would prove nothing.
    for (const status of [200, 400, 404])
      expect(statuses[status] ?? 0).toBeGreaterThan(COUNT / 500);
    const after = await fetch(`${address}${name === 'API' ? '/api/health/ready' : '/'}`);
    expect(after.status).toBe(200);
  });
}
