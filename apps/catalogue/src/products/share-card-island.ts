import { ShareCardButton } from '@tractor-haat/pages';
import { island } from '@tractor-haat/platform/island';

export const ShareCardIsland = island('catalogue/share-card', ShareCardButton);
