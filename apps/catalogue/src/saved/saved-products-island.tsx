import { hasSaved } from '@tractor-haat/pages';
import { island, useSelector } from '@tractor-haat/platform/island';
import { type ComponentType, useEffect, useState } from 'react';
import {
  PENDING_KEY,
  selectComparedKeys,
  selectRecentKeys,
  selectSaved,
  selectSavedKeys,
} from './saved-slices.ts';

const loadSavedTray = () => import(/* webpackChunkName: "catalogue-saved" */ './saved-tray.tsx');

/** `consumePendingLists` parses this format. */
const formatSavedLists = (state: object) =>
  JSON.stringify([
    selectComparedKeys(state),
    selectSavedKeys(state),
    selectRecentKeys(state),
    Object.values(selectSaved(state).products),
  ]);

const EMPTY_SAVED_LISTS = '[[],[],[],[]]';

/** Loads the tray when the first product is saved. */
function DeferredTray() {
  const [trayModule, setTrayModule] = useState<{ SavedTray: ComponentType } | null>(null);
  const savedLists = useSelector(formatSavedLists);
  useEffect(() => {
    if (trayModule) return;
    const hasProducts = savedLists !== EMPTY_SAVED_LISTS;
    try {
      // A visitor may leave before the code that stores the lists has loaded.
      if (hasProducts) localStorage[PENDING_KEY] = savedLists;
    } catch {
      // Without storage the lists last until the page is left.
    }
    // After a failed load, the next change or page retries.
    if (hasProducts || hasSaved()) loadSavedTray().then(setTrayModule, () => undefined);
  }, [trayModule, savedLists]);
  return trayModule ? <trayModule.SavedTray /> : null;
}

export const SavedProductsIsland = island('catalogue/saved-later', DeferredTray, {
  says: ['lists:kept.', 'lists:compare.'],
});
