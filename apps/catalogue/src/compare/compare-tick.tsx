import { type PictureName, picturePath } from '@tractor-haat/api-client';
import { useDispatch, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { Checkbox } from '@tractor-haat/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { compare, selectComparedKeys } from '../saved/saved-lists.ts';
import { type SavedProduct, saved } from '../saved/saved-slices.ts';
import { MAX_COMPARED, MAX_COMPARED_ON_PHONE } from './to-compare-path.ts';

const PHONE_QUERY = '(max-width: 799px)';

/** Undefined in jsdom, which has no `matchMedia`. */
const matchPhone = () => (typeof matchMedia === 'function' ? matchMedia(PHONE_QUERY) : undefined);

function subscribe(onChange: () => void) {
  const mediaQuery = matchPhone();
  mediaQuery?.addEventListener('change', onChange);
  return () => mediaQuery?.removeEventListener('change', onChange);
}

const useMaxCompared = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (matchPhone()?.matches ? MAX_COMPARED_ON_PHONE : MAX_COMPARED),
    () => MAX_COMPARED,
  );

export const toSavedTractor = ({
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
  picture: picturePath(picture, 80, 'webp'),
});

/** After a reload or Back, browsers restore checkboxes to a state that is older than the stored comparison. */
const hasRestoredControls = () => /^[rb]/.test(navigationType());

function navigationType(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? '';
}

export function CompareTick({ product, label }: { product: SavedProduct; label?: string }) {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const maxCompared = useMaxCompared();
  const keys = useSelector(selectComparedKeys);
  const isSelected = keys.includes(product.key);
  const isFull = !isSelected && keys.length >= maxCompared;
  const checkbox = useRef<HTMLInputElement>(null);
  // A layout effect, because the effect in `Checkbox` would treat the restored state as a click. The document's first
  // script sets `data-heard` on controls that the visitor used before hydration.
  useLayoutEffect(() => {
    const input = checkbox.current;
    if (input && !('heard' in input.dataset) && hasRestoredControls()) input.checked = isSelected;
  }, []);
  return (
    <Checkbox
      ref={checkbox}
      variant="strong"
      label={label ?? t('compare.tick')}
      aria-label={t('compare.tick_of', { name: product.name })}
      checked={isSelected}
      disabled={isFull}
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
