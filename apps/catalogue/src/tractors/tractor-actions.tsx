import { island, useDispatch, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { CheckIcon, StarIcon } from '@tractor-haat/ui/icons';
import { useEffect } from 'react';
import { CompareTick } from '../products/card-actions.tsx';
import {
  recent,
  type SavedProduct,
  saved,
  selectSavedKeys,
  wishlist,
} from '../saved/saved-slices.ts';

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

export function SaveButton({ product }: { product: SavedProduct }) {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const isSaved = useSelector((state) => selectSavedKeys(state).includes(product.key));
  return (
    <Button
      aria-pressed={isSaved}
      icon={isSaved ? <CheckIcon size={20} /> : <StarIcon size={20} />}
      onClick={() => {
        if (isSaved) {
          dispatch(wishlist.actions.removed(product.key));
          return;
        }
        dispatch(saved.actions.noted(product));
        dispatch(wishlist.actions.added(product.key));
      }}
    >
      {t(isSaved ? 'kept.unsave' : 'kept.save')}
    </Button>
  );
}
