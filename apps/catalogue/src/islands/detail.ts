import { EnquireIsland } from '../components/enquire-island.ts';
import { PrintIsland } from '../components/print-island.tsx';
import { ShareCardIsland } from '../components/share-card-island.ts';
import { GetPriceButton } from '../implements/get-price-button.tsx';
import { Listen } from '../listen/listen.tsx';
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
