import type { Database } from '../../../database/database.ts';
import { type ImplementNames, implementNames } from './implement-names.ts';
import { type MakerKind, type MakerNames, makerNames } from './maker-names.ts';

/** All products, by all of their names. */
export type ProductNames = {
  implements: () => Promise<ImplementNames>;
  makers: Readonly<Record<MakerKind, () => Promise<MakerNames>>>;
};

export function productNames(db: Database): ProductNames {
  return {
    implements: implementNames(db),
    makers: { tractor: makerNames(db, 'tractor'), tyre: makerNames(db, 'tyre') },
  };
}
