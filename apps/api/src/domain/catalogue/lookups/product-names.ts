import type { Database } from '../../../database/database.ts';
import { createImplementNamesCache, type ImplementNames } from './implement-names.ts';
import { createMakerNamesCache, type MakerKind, type MakerNames } from './maker-names.ts';

export type ProductNames = {
  implements: () => Promise<ImplementNames>;
  makers: Readonly<Record<MakerKind, () => Promise<MakerNames>>>;
};

export function createProductNames(db: Database): ProductNames {
  return {
    implements: createImplementNamesCache(db),
    makers: {
      tractor: createMakerNamesCache(db, 'tractor'),
      tyre: createMakerNamesCache(db, 'tyre'),
    },
  };
}
