import { CompareChooser } from '../compare/compare-chooser.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** Islands of the start page of comparisons. */
export const islands = [CompareChooser.kind, SavedProductsIsland.kind];

/** Store slices of these islands. */
export const slices = savedSlices;
