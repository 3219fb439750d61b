import type { DealerKind } from '@tractor-haat/api-client/contract';
import type { DealerIndex } from './dealer-index.ts';

/** Keys are slugs, as in `gujarat` and `gujarat/anand`. */
export type DealerCounts = (kind: DealerKind) => Promise<ReadonlyMap<string, number>>;

export function createDealerCounts(getIndex: DealerIndex): DealerCounts {
  return async (kind) => {
    const counts = new Map<string, number>();
    const increaseCount = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const row of (await getIndex()).rows) {
      if (row.kind !== kind) continue;
      increaseCount(row.state);
      increaseCount(`${row.state}/${row.district_slug}`);
    }
    return counts;
  };
}
