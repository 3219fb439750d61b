import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_NETWORK = 4;

/**
 * Under which key a limit counts an address. Of IPv6 that is its first half: a household, or a server, is given 64
 * bits of addresses, and would have a new one for each request.
 */
export function addressKey(what: string, address: string): string {
  return `${what}:address:${networkOf(address)}`;
}

function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  const network = all.slice(0, OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
