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
const createProductList = <Name extends string>(name: Name, limit: number) => ({
  reducerPath: name,
  getInitialState: () => initialState,
  reducer(state: ProductListState = initialState, { type, payload }: ListAction): ProductListState {
    const toState = (keys: readonly string[]) => ({ keys: keys.slice(0, limit) });
    const others = () => state.keys.filter((key) => key !== payload);
    if (type === `${name}/added`) return toState([String(payload), ...others()]);
    if (type === `${name}/removed`) return toState(others());
    return type === `${name}/restored` ? toState(payload as readonly string[]) : state;
  },
  actions: {
    added: (payload: string) => ({ type: `${name}/added`, payload }),
    removed: (payload: string) => ({ type: `${name}/removed`, payload }),
    restored: (payload: readonly string[]) => ({ type: `${name}/restored`, payload }),
  },
});

/** Four columns are the most that a comparison shows. */
export const compare = createProductList('compare', 4);
export const wishlist = createProductList('wishlist', 100);
export const recent = createProductList('recent', 12);

interface Lists {
  readonly compare: ProductListState;
  readonly wishlist: ProductListState;
  readonly recent: ProductListState;
}

const EMPTY_KEYS: readonly string[] = [];

/** Keys of a list in a store's state; a test may be without it. */
const createKeySelector = (name: keyof Lists) => (state: object) =>
  (state as Partial<Lists>)[name]?.keys ?? EMPTY_KEYS;

export const comparedKeys = createKeySelector('compare');
export const savedKeys = createKeySelector('wishlist');
export const recentKeys = createKeySelector('recent');
