import { isIPv6 } from 'node:net';
import type { Database } from '../database/database.ts';
import { consumeQuota, type LimitRule, type QuotaResult } from './consume-quota.ts';

/** Counts one use per network. A /48 has a low quota compared with its 65,536 /64, because one person may own it. */
export async function consumeAddressQuota(
  db: Database,
  action: string,
  address: string,
  rules: readonly LimitRule[],
  now: Date,
): Promise<QuotaResult> {
  // The narrowest network is first, so that its rejected uses do not count against the wider ones.
  for (const { name, factor } of listNetworks(address)) {
    const networkRules = rules.map(({ max, seconds }) => ({ max: max * factor, seconds }));
    const quota = await consumeQuota(db, formatKey(action, name), networkRules, now);
    if (!quota.ok) return quota;
  }
  return { ok: true };
}

export const listAddressKeys = (action: string, address: string): string[] =>
  listNetworks(address).map(({ name }) => formatKey(action, name));

export const getWidestNetwork = (address: string): string =>
  listNetworks(address).at(-1)?.name ?? address;

const formatKey = (action: string, network: string) => `${action}:address:${network}`;

/** `factor` multiplies the quota of a single address. */
type Network = { name: string; factor: number };

/** Providers assign a /64 to a phone and up to a /48 to a household or a server. */
const IPV6_PREFIXES = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;

const GROUP_COUNT = 8;
const GROUP_BITS = 16;

/** An IPv4 address is its own network. The narrowest IPv6 network comes first. */
function listNetworks(address: string): Network[] {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return [{ name: address, factor: 1 }];
  const groups = parseGroups(plain);
  const mappedIpv4 = findMappedIpv4(groups);
  if (mappedIpv4 !== undefined) return [{ name: mappedIpv4, factor: 1 }];
  return IPV6_PREFIXES.map(({ bits, factor }) => ({ name: formatPrefix(groups, bits), factor }));
}

/** For example, `2001:db8::9` has the groups 0x2001, 0xdb8, 0, 0, 0, 0, 0, 9. */
function parseGroups(address: string): number[] {
  const [head = '', tail = ''] = convertDottedPart(address).split('::');
  const parseHexGroups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const first = parseHexGroups(head);
  const last = parseHexGroups(tail);
  const zeros = Array.from({ length: GROUP_COUNT - first.length - last.length }, () => 0);
  return [...first, ...zeros, ...last];
}

/** Converts an IPv4 address at the end to two groups: `::ffff:203.0.113.7` to `::ffff:cb00:7107`. */
function convertDottedPart(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octets: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = octets.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

/** An IPv4 client on an IPv6 socket has an address such as `::ffff:203.0.113.7`. */
function findMappedIpv4(groups: readonly number[]): string | undefined {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function formatPrefix(groups: readonly number[], bits: number): string {
  const prefixGroups = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const hostBits = Math.max(0, (index + 1) * GROUP_BITS - bits);
    return ((group >> hostBits) << hostBits).toString(16);
  });
  return `${prefixGroups.join(':')}::/${bits}`;
}
