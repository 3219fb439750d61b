import { CardActions } from '../products/card-actions.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

export const islands = [CardActions.kind, SavedProductsIsland.kind];

export const slices = savedSlices;
