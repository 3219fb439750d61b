import { EnquireIsland } from '../components/enquire-island.ts';
import { ShareCardIsland } from '../components/share-card-island.ts';
import { GetPriceButton } from '../implements/get-price-button.tsx';
import { Listen } from '../listen/listen.tsx';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';
import { CardActions } from '../tractors/card-actions.tsx';
import { TractorActions } from '../tractors/detail/tractor-actions.tsx';

export const islands = [
  EnquireIsland.kind,
  ShareCardIsland.kind,
  Listen.kind,
  TractorActions.kind,
  CardActions.kind,
  GetPriceButton.kind,
  SavedProductsIsland.kind,
];

export const slices = savedSlices;
