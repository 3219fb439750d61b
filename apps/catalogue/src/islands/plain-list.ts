import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** What is hydrated of a list whose cards are links and nothing else: used tractors, tyres, brands, reviews. */
export const islands = [SavedProductsIsland.kind];

/** What they keep in the page's store. */
export const slices = savedSlices;
