import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** For lists whose cards contain only links: used tractors, tyres, brands, reviews. */
export const islands = [SavedProductsIsland.kind];

export const slices = savedSlices;
