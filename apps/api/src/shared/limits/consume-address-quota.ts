import type { Database } from '../../database/database.ts';
import { consumeQuota } from './consume-quota.ts';
import type { LimitRule } from './limit-rule.ts';
import { listNetworks } from './list-networks.ts';
import type { QuotaResult } from './quota-result.ts';

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
