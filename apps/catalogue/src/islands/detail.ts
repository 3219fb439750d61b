import { EnquireIsland } from '../components/enquire-island.ts';
import { PrintIsland } from '../components/print-island.tsx';
import { ShareCardIsland } from '../components/share-card-island.ts';
import { GetPriceButton } from '../implements/get-price-button.tsx';
import { Listen } from '../listen/listen.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** What is hydrated of the page of an implement, a tyre or a used tractor, and of a comparison: one file for all of them. */
export const islands = [
  EnquireIsland.kind,
  ShareCardIsland.kind,
  Listen.kind,
  GetPriceButton.kind,
  PrintIsland.kind,
  SavedProductsIsland.kind,
];

/** What they keep in the page's store. */
export const slices = savedSlices;
