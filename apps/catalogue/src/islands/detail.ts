import { Listen } from '../listen/listen.tsx';
import { EnquireIsland } from '../products/enquire-island.ts';
import { GetPriceButton } from '../products/get-price-button.tsx';
import { PrintIsland } from '../products/print-island.tsx';
import { ShareCardIsland } from '../products/share-card-island.ts';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';

/** For comparisons and for pages of implements, tyres and used tractors. */
export const islands = [
  EnquireIsland.kind,
  ShareCardIsland.kind,
  Listen.kind,
  GetPriceButton.kind,
  PrintIsland.kind,
  SavedProductsIsland.kind,
];

export const slices = savedSlices;
