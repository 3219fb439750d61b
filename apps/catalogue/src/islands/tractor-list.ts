import { SavedProductsIsland } from '../saved/saved-products-later.tsx';
import { savedSlices } from '../saved/saved-slice.ts';
import { CardActions } from '../tractors/card-actions.tsx';

/** What is hydrated of a list of tractors: one exposed module, one file of this remote's first script. */
export const islands = [CardActions.kind, SavedProductsIsland.kind];

/** What they keep in the page's store. */
export const slices = savedSlices;
