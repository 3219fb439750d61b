/** Products that a visitor has put aside, newest first, by `<kind>:<id>` (`tractor:12`). */
interface ProductListState {
  readonly keys: readonly string[];
}

interface ListAction {
  readonly type: string;
  readonly payload?: unknown;
}

const initialState: ProductListState = { keys: [] };

/**
 * A slice of the page's store; beyond `limit` the oldest falls out. Written out, for it is in the first script of a page,
 * where Redux Toolkit is not.
 */
const productList = <Name extends string>(name: Name, limit: number) => ({
  reducerPath: name,
  getInitialState: () => initialState,
  reducer(state: ProductListState = initialState, { type, payload }: ListAction): ProductListState {
    const keep = (keys: readonly string[]) => ({ keys: keys.slice(0, limit) });
    const others = () => state.keys.filter((key) => key !== payload);
    if (type === `${name}/added`) return keep([String(payload), ...others()]);
    if (type === `${name}/removed`) return keep(others());
    return type === `${name}/restored` ? keep(payload as readonly string[]) : state;
  },
  actions: {
    added: (payload: string) => ({ type: `${name}/added`, payload }),
    removed: (payload: string) => ({ type: `${name}/removed`, payload }),
    restored: (payload: readonly string[]) => ({ type: `${name}/restored`, payload }),
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
