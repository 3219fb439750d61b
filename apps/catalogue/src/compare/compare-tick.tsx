import { type PictureName, picturePath } from '@tractor-haat/api-client';
import { useDispatch, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { Checkbox } from '@tractor-haat/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { compare, comparedKeys } from '../saved/saved-lists.ts';
import { type SavedProduct, saved } from '../saved/saved-slices.ts';
import { MAX_COMPARED, MAX_COMPARED_ON_PHONE } from './to-compare-path.ts';

const PHONE_QUERY = '(max-width: 799px)';

/** Undefined without matchMedia: on the server and in tests. */
const matchPhone = () => (typeof matchMedia === 'function' ? matchMedia(PHONE_QUERY) : undefined);

function subscribe(changed: () => void) {
  const screen = matchPhone();
  screen?.addEventListener('change', changed);
  return () => screen?.removeEventListener('change', changed);
}

/** Maximum number of tractors that this viewport shows side by side. */
const useMaxCompared = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (matchPhone()?.matches ? MAX_COMPARED_ON_PHONE : MAX_COMPARED),
    () => MAX_COMPARED,
  );

/** Fields of a tractor that are stored when a visitor saves or compares it. */
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

/**
 * True if the browser may have restored the state of controls. After a reload or Back the stored comparison is newer
 * than a restored checkbox.
 */
const isRestorable = () => /^[rb]/.test(navigationType());

/** `navigate`, `reload`, `back_forward` or `prerender`; '' if the browser reports none. */
function navigationType(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type ?? '';
}

/** Adds a tractor to the comparison or removes it. Has no effect without JavaScript. */
export function CompareTick({ product, label }: { product: SavedProduct; label?: string }) {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const maxCompared = useMaxCompared();
  const keys = useSelector(comparedKeys);
  const isSelected = keys.includes(product.key);
  const isFull = !isSelected && keys.length >= maxCompared;
  const box = useRef<HTMLInputElement>(null);
  // Runs before the effect of the checkbox, which would replay the restored state as a click. The document's first
  // script marks the controls that were clicked before hydration.
  useLayoutEffect(() => {
    const input = box.current;
    if (input && !('heard' in input.dataset) && isRestorable()) input.checked = isSelected;
  }, []);
  return (
    <Checkbox
      ref={box}
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
