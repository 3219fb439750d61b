import { CompareChooser } from '../compare/compare-chooser.tsx';
import { SavedProductsIsland } from '../saved/saved-products-later.tsx';
import { savedSlices } from '../saved/saved-slice.ts';

/** What is hydrated of the page where a comparison begins. */
export const islands = [CompareChooser.kind, SavedProductsIsland.kind];

/** What they keep in the page's store. */
export const slices = savedSlices;
