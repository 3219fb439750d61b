import { createRandomRequest, createRandomSource } from './support/random-request.ts';
import { type RawRequest, type RawResponse, sendRawRequest } from './support/raw-request.ts';
import { expect, test } from './test.ts';

/** Half of the requests are sent to each server. */
const REQUEST_COUNT = Number(
  process.env.RANDOM_REQUESTS || (process.env.TEST_FULL ? 20_000 : 1000),
);
const SEED = Number(process.env.RANDOM_SEED);
const MAX_CONCURRENT = 8;
const HUGE_BODY_LENGTH = 100_000;

const servers = [
  { name: 'site', variable: 'SITE_ADDRESS' },
  { name: 'API', variable: 'SITE_API' },
];

/**
 * A rejection must have a message. Node itself rejects malformed HTTP and closes the connection on CONNECT, both
 * without a message.
 */
function isAcceptable(request: RawRequest, { status, body }: RawResponse) {
  // A server that rejects a huge body may close the connection before the client reads the response.
  if (status === 0) return request.method === 'CONNECT' || request.body.length > HUGE_BODY_LENGTH;
  if (status < 200 || status >= 500) return false;
  return status <= 400 || request.method === 'HEAD' || body.trim().length > 5;
}

const describeCall = ({ method, target, headers, body }: RawRequest, response: RawResponse) =>
  [method, target, JSON.stringify(headers), body, '→', response.status, response.body]
    .map((part) => String(part).slice(0, 120))
    .join(' ');

for (const { name, variable } of servers) {
  test(`the ${name} responds to ${REQUEST_COUNT / 2} random requests without 5xx and explains rejections (RANDOM_SEED=${SEED})`, async () => {
    test.setTimeout(60_000 + REQUEST_COUNT * 20);
    const address = process.env[variable] ?? '';
    const source = createRandomSource(SEED);
    const queue = Array.from({ length: REQUEST_COUNT / 2 }, () => createRandomRequest(source));
    const statuses: Record<number, number> = {};
    const problems: string[] = [];
    const sendRequests = async () => {
      for (let rawRequest = queue.pop(); rawRequest; rawRequest = queue.pop()) {
        const response = await sendRawRequest(address, rawRequest);
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (!isAcceptable(rawRequest, response)) problems.push(describeCall(rawRequest, response));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, sendRequests));
    test.info().annotations.push({ type: 'statuses', description: JSON.stringify(statuses) });
    expect(problems.slice(0, 20)).toEqual([]);
    // Random requests with the same response would not test the handlers.
    for (const status of [200, 400, 404])
      expect(statuses[status] ?? 0).toBeGreaterThan(REQUEST_COUNT / 500);
    const after = await fetch(`${address}${name === 'API' ? '/api/health/ready' : '/'}`);
    expect(after.status).toBe(200);
  });
}
