import type { Database } from '../../../database/database.ts';
import { createImplementNamesCache, type ImplementNames } from './implement-names.ts';
import { createMakerNamesCache, type MakerKind, type MakerNames } from './maker-names.ts';

export type ProductNames = {
  getImplementNames: () => Promise<ImplementNames>;
  getMakerNames: (kind: MakerKind) => Promise<MakerNames>;
};

export function createProductNames(db: Database): ProductNames {
  const makerNames = {
    tractor: createMakerNamesCache(db, 'tractor'),
    tyre: createMakerNamesCache(db, 'tyre'),
  };
  return {
    getImplementNames: createImplementNamesCache(db),
    getMakerNames: (kind) => makerNames[kind](),
  };
}
