import http from 'node:http';
import { pause } from '../run/is-alive.mjs';

const isOk = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** Resolves to true when the URL returns 200, and to false on timeout or when `isAbandoned` returns true. */
export async function waitUntilReady(url, isAbandoned, timeoutMs = 180_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !isAbandoned()) {
    if (await isOk(url)) return true;
    await pause(50);
  }
  return false;
}
