import { useDispatch, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { CheckIcon, StarIcon } from '@tractor-haat/ui/icons';
import { selectSavedKeys, wishlist } from './saved-lists.ts';
import { type SavedProduct, saved } from './saved-slices.ts';

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
