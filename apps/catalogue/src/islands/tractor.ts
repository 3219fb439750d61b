import { Listen } from '../listen/listen.tsx';
import { CardActions } from '../products/card-actions.tsx';
import { EnquireIsland } from '../products/enquire-island.ts';
import { GetPriceButton } from '../products/get-price-button.tsx';
import { ShareCardIsland } from '../products/share-card-island.ts';
import { SavedProductsIsland } from '../saved/saved-products-island.tsx';
import { savedSlices } from '../saved/saved-slices.ts';
import { TractorActions } from '../tractors/tractor-actions.tsx';

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
