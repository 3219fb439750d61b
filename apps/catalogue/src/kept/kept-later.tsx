import { useSelector } from '@tractor-haat/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { hasKept } from './has-kept.ts';

const loadKept = () => import(/* webpackChunkName: "catalogue-kept" */ './kept.tsx');

/** Tray and rows of kept products. Their code comes when something is kept: a first visit has nothing. */
export function KeptLater() {
  const [found, setFound] = useState<{ Kept: ComponentType } | null>(null);
  const isWanted = useSelector(
    ({ compare, wishlist, recent }) =>
      compare.keys.length + wishlist.keys.length + recent.keys.length > 0,
  );
  useEffect(() => {
    if (!isWanted && !hasKept()) return;
    // Without it the page lacks a convenience; the next page asks again.
    loadKept().then(setFound, () => undefined);
  }, [isWanted]);
  return found ? <found.Kept /> : null;
}
