import { createSlice, type PayloadAction } from '@tractor-haat/platform';
import { compare, recent, wishlist } from './saved-lists.ts';

/** What the tray and the rows of kept tractors show of one, by its key `tractor:<id>`. */
export interface SavedProduct {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly to: string;
  /** Address of a small picture. */
  readonly picture: string;
}

export interface SavedState {
  readonly products: Readonly<Record<string, SavedProduct>>;
  /** True once what the browser kept is here: only then may it be written over. */
  readonly restored: boolean;
}

const initialState: SavedState = { products: {}, restored: false };

/** Names and pictures of the products that the lists know by key only. */
export const saved = createSlice({
  name: 'catalogue-kept',
  initialState,
  reducers: {
    noted: (state, { payload }: PayloadAction<SavedProduct>) => ({
      ...state,
      products: { ...state.products, [payload.key]: payload },
    }),
    restored: (state, { payload }: PayloadAction<readonly SavedProduct[]>) => ({
      restored: true,
      products: {
        ...Object.fromEntries(payload.map((product) => [product.key, product])),
        ...state.products,
      },
    }),
  },
});

/** All that this remote keeps in the page's store. */
export const savedSlices = [saved, compare, wishlist, recent];

/** The slice's state; a test or an older page may be without it. */
export const savedOf = (state: object): SavedState =>
  (state as { 'catalogue-kept'?: SavedState })['catalogue-kept'] ?? initialState;
