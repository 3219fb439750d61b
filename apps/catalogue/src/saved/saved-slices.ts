import { SAVED_PRODUCTS_KEY, type SavedProduct } from '@tractor-haat/pages';
import { compare, recent, wishlist } from './saved-lists.ts';

export type { SavedProduct };

export interface SavedState {
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
