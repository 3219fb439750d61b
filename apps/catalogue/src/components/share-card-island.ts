import { ShareCardButton } from '@tractor-haat/pages';
import { island } from '@tractor-haat/platform/island';

/** Passes a picture of what the page shows to others. The browser lets only the press itself do so. */
export const ShareCardIsland = island('catalogue/share-card', ShareCardButton);
