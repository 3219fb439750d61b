import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';
import { CardActions } from '../tractors/card-actions.tsx';

export const islands = [CardActions.kind, SavedProductsIsland.kind];

export const slices = savedSlices;
