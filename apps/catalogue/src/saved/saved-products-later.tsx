import { hasSaved } from '@tractor-haat/pages';
import { island, useSelector } from '@tractor-haat/platform/island';
import { type ComponentType, useEffect, useState } from 'react';
import { comparedKeys, savedKeys, seenKeys } from './saved-lists.ts';
import { PENDING_KEY, savedOf } from './saved-slice.ts';

const loadSavedTray = () => import(/* webpackChunkName: "catalogue-saved" */ './saved-tray.tsx');

/** The page's lists as `takePendingLists` reads them. */
const toText = (state: object) =>
  JSON.stringify([
    comparedKeys(state),
    savedKeys(state),
    seenKeys(state),
    Object.values(savedOf(state).products),
  ]);

const EMPTY = '[[],[],[],[]]';

/** Tray and rows of saved products. Their code comes when something is saved: a first visit has nothing. */
function Later() {
  const [found, setFound] = useState<{ SavedTray: ComponentType } | null>(null);
  const lists = useSelector(toText);
  useEffect(() => {
    if (found) return;
    const hasChanged = lists !== EMPTY;
    try {
      // A visitor may leave before the code that stores the lists has loaded.
      if (hasChanged) localStorage[PENDING_KEY] = lists;
    } catch {
      // Storage is full or blocked: the lists last as long as the page.
    }
    // Without it the page lacks a convenience; the next change or page requests it again.
    if (hasChanged || hasSaved()) loadSavedTray().then(setFound, () => undefined);
  }, [found, lists]);
  return found ? <found.SavedTray /> : null;
}

export const SavedProductsLater = island('catalogue/saved-later', Later, {
  says: ['lists:kept.', 'lists:compare.'],
});
