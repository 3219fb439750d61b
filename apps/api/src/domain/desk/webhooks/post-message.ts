import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPrivateAddress } from './is-private-address.ts';

const RECEIVER_TIMEOUT_MS = 10_000;

/** The URL of a receiver contains or resolves to a private address. */
class PrivateReceiver extends Error {
  override readonly name = 'PrivateReceiver';
}

export type Message = { url: string; headers: Record<string, string>; body: string };

/** Sends a message to a receiver and resolves to the response's status. Rejects after 10 seconds. */
export type PostMessage = (message: Message) => Promise<number>;

/** Host of a URL, without the brackets of IPv6. */
const readHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Posts to receivers. Unless private ones are allowed, the resolved address is checked on connect, which prevents DNS
 * rebinding. Redirects are not followed.
 */
export function createPostMessage({ allowPrivate }: { allowPrivate: boolean }): PostMessage {
  const lookup: LookupFunction = (name, options, done) => {
    dns.lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      const isPrivate = addresses.some(({ address }) => isPrivateAddress(address));
      if (!first || (!allowPrivate && isPrivate)) return done(new PrivateReceiver(), '');
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const to = new URL(url);
      // A host that is an IP address needs no look-up.
      if (!allowPrivate && isIP(readHost(to)) !== 0 && isPrivateAddress(readHost(to))) {
        throw new PrivateReceiver();
      }
      const send = to.protocol === 'https:' ? https.request : http.request;
      const signal = AbortSignal.timeout(RECEIVER_TIMEOUT_MS);
      const request = send(to, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup,
        signal,
        agent: false,
      });
      request.on('error', reject);
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        // The body is ignored.
        response.destroy();
      });
      request.end(body);
    });
}

/** True if leads may be sent there: HTTPS to the internet, or any address where private receivers are allowed. */
export async function isReceiver(url: string, allowPrivate: boolean): Promise<boolean> {
  const to = new URL(url);
  if (to.username !== '' || to.password !== '') return false;
  if (allowPrivate) return to.protocol === 'http:' || to.protocol === 'https:';
  if (to.protocol !== 'https:') return false;
  const host = readHost(to);
  if (isIP(host) !== 0) return !isPrivateAddress(host);
  try {
    const addresses = await dns.promises.lookup(host, { all: true });
    return addresses.length > 0 && addresses.every(({ address }) => !isPrivateAddress(address));
  } catch {
    return false;
  }
}
