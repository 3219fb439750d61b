import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';
import { CardActions } from '../tractors/card-actions.tsx';

/** What is hydrated of a list of tractors: one exposed module, one file of this remote's first script. */
export const islands = [CardActions.kind, SavedProductsIsland.kind];

/** What they keep in the page's store. */
export const slices = savedSlices;
