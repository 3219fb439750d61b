import { CompareChooser } from '../compare/compare-chooser.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

export const islands = [CompareChooser.kind, SavedProductsIsland.kind];

export const slices = savedSlices;
