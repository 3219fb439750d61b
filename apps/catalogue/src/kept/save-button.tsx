import { useDispatch, useSelector, useTranslation, wishlist } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { CheckIcon, StarIcon } from '@tractor-haat/ui/icons';
import { type KeptProduct, kept } from './kept-slice.ts';

/** Puts a tractor on the list of saved ones, or takes it off. */
export function SaveButton({ product }: { product: KeptProduct }) {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const saved = useSelector((state) => state.wishlist.keys.includes(product.key));
  return (
    <Button
      aria-pressed={saved}
      icon={saved ? <CheckIcon size={20} /> : <StarIcon size={20} />}
      onClick={() => {
        if (saved) {
          dispatch(wishlist.actions.removed(product.key));
          return;
        }
        dispatch(kept.actions.noted(product));
        dispatch(wishlist.actions.added(product.key));
      }}
    >
      {t(saved ? 'kept.unsave' : 'kept.save')}
    </Button>
  );
}
