import { GetPriceButton } from '../implements/get-price-button.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** What is hydrated of a list of implements. */
export const islands = [GetPriceButton.kind, SavedProductsIsland.kind];

/** What they keep in the page's store. */
export const slices = savedSlices;
