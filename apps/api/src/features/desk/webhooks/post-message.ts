import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';

const RECEIVER_TIMEOUT_MS = 10_000;

class PrivateReceiverError extends Error {
  override readonly name = 'PrivateReceiver';
}

type Message = { url: string; headers: Record<string, string>; body: string };

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

/** Private, local and reserved ranges, which no receiver on the internet uses. */
const BLOCKED_IPV4_RANGES: readonly [net: string, prefixBits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Blocked ranges within global unicast (2000::/3). All addresses outside it are blocked too. */
const BLOCKED_IPV6_RANGES: readonly [net: string, prefixBits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blockedRanges = new BlockList();
for (const [net, prefixBits] of BLOCKED_IPV4_RANGES)
  blockedRanges.addSubnet(net, prefixBits, 'ipv4');
for (const [net, prefixBits] of BLOCKED_IPV6_RANGES)
  blockedRanges.addSubnet(net, prefixBits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return blockedRanges.check(address, 'ipv4');
  if (!isIPv6(address)) return true;
  return !globalUnicast.check(address, 'ipv6') || blockedRanges.check(address, 'ipv6');
}
