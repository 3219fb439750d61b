import { createSlice, type PayloadAction } from '@tractor-haat/platform';

/** Products that a visitor has put aside, newest first, by `<kind>:<id>` (`tractor:12`). */
interface ProductListState {
  readonly keys: readonly string[];
}

/** Beyond `limit` the oldest falls out. */
const productList = <Name extends string>(name: Name, limit: number) =>
  createSlice({
    name,
    initialState: { keys: [] } as ProductListState,
    reducers: {
      added: (state, { payload }: PayloadAction<string>) => ({
        keys: [payload, ...state.keys.filter((key) => key !== payload)].slice(0, limit),
      }),
      removed: (state, { payload }: PayloadAction<string>) => ({
        keys: state.keys.filter((key) => key !== payload),
      }),
      restored: (_, { payload }: PayloadAction<readonly string[]>) => ({
        keys: payload.slice(0, limit),
      }),
    },
  });

/** Four columns are the most that a comparison shows. */
export const compare = productList('compare', 4);
export const wishlist = productList('wishlist', 100);
export const recent = productList('recent', 12);

interface Lists {
  readonly compare: ProductListState;
  readonly wishlist: ProductListState;
  readonly recent: ProductListState;
}

const NONE: readonly string[] = [];

/** Keys of a list in a store's state; a test may be without it. */
const keysOf = (name: keyof Lists) => (state: object) =>
  (state as Partial<Lists>)[name]?.keys ?? NONE;

export const comparedKeys = keysOf('compare');
export const savedKeys = keysOf('wishlist');
export const seenKeys = keysOf('recent');
