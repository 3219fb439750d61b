import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPrivateAddress } from './is-private-address.ts';

const RECEIVER_TIMEOUT_MS = 10_000;

class PrivateReceiverError extends Error {
  override readonly name = 'PrivateReceiver';
}

export type Message = { url: string; headers: Record<string, string>; body: string };

/** Resolves to the HTTP status of the response. Rejects after 10 seconds. */
export type PostMessage = (message: Message) => Promise<number>;

/** The resolved address is checked when the connection is opened, which prevents DNS rebinding. */
export function createPostMessage({ allowPrivate }: { allowPrivate: boolean }): PostMessage {
  const lookup: LookupFunction = (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      const isPrivate = addresses.some(({ address }) => isPrivateAddress(address));
      if (!first || (!allowPrivate && isPrivate)) return callback(new PrivateReceiverError(), '');
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      // `lookup` is not called for a host that is an IP address, so the address is checked here.
      if (!allowPrivate && isIP(readHost(target)) !== 0 && isPrivateAddress(readHost(target))) {
        throw new PrivateReceiverError();
      }
      const send = target.protocol === 'https:' ? https.request : http.request;
      const signal = AbortSignal.timeout(RECEIVER_TIMEOUT_MS);
      const request = send(target, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup,
        signal,
        agent: false,
      });
      request.on('error', reject);
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.end(body);
    });
}

/** Leads may be sent to HTTPS on the internet, or to any address if private addresses are allowed. */
export async function isAllowedReceiver(
  url: string,
  { allowPrivate }: { allowPrivate: boolean },
): Promise<boolean> {
  const target = new URL(url);
  if (target.username !== '' || target.password !== '') return false;
  if (allowPrivate) return target.protocol === 'http:' || target.protocol === 'https:';
  if (target.protocol !== 'https:') return false;
  const host = readHost(target);
  if (isIP(host) !== 0) return !isPrivateAddress(host);
  try {
    const addresses = await dns.promises.lookup(host, { all: true });
    return addresses.length > 0 && addresses.every(({ address }) => !isPrivateAddress(address));
  } catch {
    return false;
  }
}

/** `hostname` has brackets around an IPv6 address, which `isIP` does not accept. */
const readHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
