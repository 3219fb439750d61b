import { GetPriceButton } from '../products/get-price-button.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

export const islands = [GetPriceButton.kind, SavedProductsIsland.kind];

export const slices = savedSlices;
