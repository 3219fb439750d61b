import { CompareChooser } from '../compare/compare-chooser.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** What is hydrated of the page where a comparison begins. */
export const islands = [CompareChooser.kind, SavedProductsIsland.kind];

/** What they keep in the page's store. */
export const slices = savedSlices;
