import { type PictureName, pictureAddress } from '@tractor-haat/api-client';
import { useDispatch, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { Checkbox } from '@tractor-haat/ui';
import { compare, comparedKeys } from '../saved/saved-lists.ts';
import { type SavedProduct, saved } from '../saved/saved-slice.ts';
import { useMaxCompared } from './use-max-compared.ts';

/** What is kept of a tractor when a visitor puts it aside. */
export const savedTractor = ({
  id,
  slug,
  name,
  picture,
}: {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: PictureName;
}): SavedProduct => ({
  key: `tractor:${id}`,
  name,
  slug,
  to: `/tractor/${slug}/${id}`,
  picture: pictureAddress(picture, 80, 'webp'),
});

/** Puts a tractor among those to compare, or takes it out. Without script it does nothing. */
export function CompareTick({ product, label }: { product: SavedProduct; label?: string }) {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const most = useMaxCompared();
  const keys = useSelector(comparedKeys);
  const chosen = keys.includes(product.key);
  const full = !chosen && keys.length >= most;
  return (
    <Checkbox
      look="strong"
      label={label ?? t('compare.tick')}
      aria-label={t('compare.tick_of', { name: product.name })}
      checked={chosen}
      disabled={full}
      onChange={({ target }) => {
        if (!target.checked) {
          dispatch(compare.actions.removed(product.key));
          return;
        }
        dispatch(saved.actions.noted(product));
        dispatch(compare.actions.added(product.key));
      }}
    />
  );
}
