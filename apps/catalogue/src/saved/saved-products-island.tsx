import { hasSaved } from '@tractor-haat/pages';
import { island, useSelector } from '@tractor-haat/platform/island';
import { type ComponentType, useEffect, useState } from 'react';
import { comparedKeys, recentKeys, savedKeys } from './saved-lists.ts';
import { PENDING_KEY, selectSaved } from './saved-slices.ts';

const loadSavedTray = () => import(/* webpackChunkName: "catalogue-saved" */ './saved-tray.tsx');

/** `consumePendingLists` parses this format. */
const toText = (state: object) =>
  JSON.stringify([
    comparedKeys(state),
    savedKeys(state),
    recentKeys(state),
    Object.values(selectSaved(state).products),
  ]);

const EMPTY_LISTS_TEXT = '[[],[],[],[]]';

/** Loads the tray when the first product is saved. */
function DeferredTray() {
  const [trayModule, setTrayModule] = useState<{ SavedTray: ComponentType } | null>(null);
  const lists = useSelector(toText);
  useEffect(() => {
    if (trayModule) return;
    const hasChanged = lists !== EMPTY_LISTS_TEXT;
    try {
      // A visitor may leave before the code that stores the lists has loaded.
      if (hasChanged) localStorage[PENDING_KEY] = lists;
    } catch {
      // Without storage the lists last until the page is left.
    }
    // After a failed load, the next change or page retries.
    if (hasChanged || hasSaved()) loadSavedTray().then(setTrayModule, () => undefined);
  }, [trayModule, lists]);
  return trayModule ? <trayModule.SavedTray /> : null;
}

export const SavedProductsIsland = island('catalogue/saved-later', DeferredTray, {
  says: ['lists:kept.', 'lists:compare.'],
});
