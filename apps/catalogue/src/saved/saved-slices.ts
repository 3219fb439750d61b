import { SAVED_PRODUCTS_KEY, type SavedProduct } from '@tractor-haat/pages';

/** Keys such as `tractor:12`, newest first. */
interface ProductListState {
  readonly keys: readonly string[];
}

interface ListAction {
  readonly type: string;
  readonly payload?: unknown;
}

const emptyList: ProductListState = { keys: [] };

/** Written without Redux Toolkit, which is not part of a page's first script. */
const createProductList = <Name extends string>(name: Name, limit: number) => ({
  reducerPath: name,
  getInitialState: () => emptyList,
  reducer(state: ProductListState = emptyList, { type, payload }: ListAction): ProductListState {
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

export type { SavedProduct };

interface SavedState {
  readonly products: Readonly<Record<string, SavedProduct>>;
  /** False until the stored lists are restored. Before that they must not be overwritten. */
  readonly restored: boolean;
}

const initialState: SavedState = { products: {}, restored: false };

const NOTED_ACTION = 'catalogue-kept/noted';
const RESTORED_ACTION = 'catalogue-kept/restored';

type SavedAction =
  | { readonly type: typeof NOTED_ACTION; readonly payload: SavedProduct }
  | { readonly type: typeof RESTORED_ACTION; readonly payload: readonly SavedProduct[] };

/** Names and pictures of the products. The lists contain only keys. */
export const saved = {
  reducerPath: 'catalogue-kept',
  reducer(state: SavedState = initialState, action: SavedAction): SavedState {
    if (action.type === NOTED_ACTION) {
      const { payload } = action;
      return { ...state, products: { ...state.products, [payload.key]: payload } };
    }
    if (action.type !== RESTORED_ACTION) return state;
    const restored = Object.fromEntries(action.payload.map((product) => [product.key, product]));
    return { restored: true, products: { ...restored, ...state.products } };
  },
  actions: {
    noted: (payload: SavedProduct) => ({ type: NOTED_ACTION, payload }) as const,
    restored: (payload: readonly SavedProduct[]) => ({ type: RESTORED_ACTION, payload }) as const,
  },
};

export const savedSlices = [saved, compare, wishlist, recent];

/** In tests the store may lack the slice. */
export const selectSaved = (state: object): SavedState =>
  (state as { 'catalogue-kept'?: SavedState })['catalogue-kept'] ?? initialState;

/** Stores the lists until `persistSavedLists` has loaded. If the visitor leaves earlier, the next page merges them. */
export const PENDING_KEY = `${SAVED_PRODUCTS_KEY}.${Date.now()}`;
