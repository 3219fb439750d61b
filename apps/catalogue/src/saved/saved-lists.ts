/** Keys such as `tractor:12`, newest first. */
interface ProductListState {
  readonly keys: readonly string[];
}

interface ListAction {
  readonly type: string;
  readonly payload?: unknown;
}

const initialState: ProductListState = { keys: [] };

/** Written without Redux Toolkit, which is not part of a page's first script. */
const createProductList = <Name extends string>(name: Name, limit: number) => ({
  reducerPath: name,
  getInitialState: () => initialState,
  reducer(state: ProductListState = initialState, { type, payload }: ListAction): ProductListState {
    const toState = (keys: readonly string[]) => ({ keys: keys.slice(0, limit) });
    const listOtherKeys = () => state.keys.filter((key) => key !== payload);
    if (type === `${name}/added`) return toState([String(payload), ...listOtherKeys()]);
    if (type === `${name}/removed`) return toState(listOtherKeys());
    return type === `${name}/restored` ? toState(payload as readonly string[]) : state;
  },
  actions: {
    added: (payload: string) => ({ type: `${name}/added`, payload }),
    removed: (payload: string) => ({ type: `${name}/removed`, payload }),
    restored: (payload: readonly string[]) => ({ type: `${name}/restored`, payload }),
  },
});

/** A comparison has at most four columns. */
export const compare = createProductList('compare', 4);
export const wishlist = createProductList('wishlist', 100);
export const recent = createProductList('recent', 12);

interface Lists {
  readonly compare: ProductListState;
  readonly wishlist: ProductListState;
  readonly recent: ProductListState;
}

const EMPTY_KEYS: readonly string[] = [];

/** In tests the store may lack the slice. */
const createKeySelector = (name: keyof Lists) => (state: object) =>
  (state as Partial<Lists>)[name]?.keys ?? EMPTY_KEYS;

export const selectComparedKeys = createKeySelector('compare');
export const selectSavedKeys = createKeySelector('wishlist');
export const selectRecentKeys = createKeySelector('recent');
