import { hasSaved } from '@tractor-haat/pages';
import { island, useSelector } from '@tractor-haat/platform/island';
import { type ComponentType, useEffect, useState } from 'react';
import { comparedKeys, savedKeys, seenKeys } from './saved-lists.ts';

const loadSavedTray = () => import(/* webpackChunkName: "catalogue-saved" */ './saved-tray.tsx');

/** Tray and rows of saved products. Their code comes when something is saved: a first visit has nothing. */
function Later() {
  const [found, setFound] = useState<{ SavedTray: ComponentType } | null>(null);
  const isRequested = useSelector(
    (state) => comparedKeys(state).length + savedKeys(state).length + seenKeys(state).length > 0,
  );
  useEffect(() => {
    if (!isRequested && !hasSaved()) return;
    // Without it the page lacks a convenience; the next page asks again.
    loadSavedTray().then(setFound, () => undefined);
  }, [isRequested]);
  return found ? <found.SavedTray /> : null;
}

export const SavedProductsLater = island('catalogue/saved-later', Later, {
  says: ['lists:kept.', 'lists:compare.'],
});
