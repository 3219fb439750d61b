import { island, useDispatch } from '@tractor-haat/platform/island';
import { useEffect } from 'react';
import { CompareTick } from '../../compare/compare-tick.tsx';
import { SaveButton } from '../../saved/save-button.tsx';
import { recent } from '../../saved/saved-lists.ts';
import { type SavedProduct, saved } from '../../saved/saved-slices.ts';

interface TractorActionsProps {
  readonly product: SavedProduct;
  readonly compareLabel: string;
}

function Actions({ product, compareLabel }: TractorActionsProps) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(saved.actions.noted(product));
    dispatch(recent.actions.added(product.key));
    // `product` may be a new object of the same tractor.
  }, [product.key]);
  return (
    <>
      <SaveButton product={product} />
      <CompareTick product={product} label={compareLabel} />
    </>
  );
}

export const TractorActions = island('catalogue/tractor-acts', Actions, {
  says: ['lists:kept.save', 'lists:kept.unsave'],
});
