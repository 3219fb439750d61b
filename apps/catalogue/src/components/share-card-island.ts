import { ShareCardButton } from '@tractor-haat/pages';
import { island } from '@tractor-haat/platform/island';

/** Button that shares a picture. Browsers allow sharing only during the user's click. */
export const ShareCardIsland = island('catalogue/share-card', ShareCardButton);
