import { type PictureName, picturePath } from '@tractor-haat/api-client';
import { enquiryPath } from '@tractor-haat/pages';
import {
  island,
  useDispatch,
  usePage,
  usePopupButton,
  useSelector,
  useTranslation,
} from '@tractor-haat/platform/island';
import { Checkbox, PopupLink } from '@tractor-haat/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { compare, type SavedProduct, saved, selectComparedKeys } from '../saved/saved-slices.ts';
import { MAX_COMPARED, MAX_COMPARED_ON_PHONE } from '../saved/to-compare-path.ts';

/** Island props are serialised into the HTML, so they contain only what the buttons use. */
interface CardActionsProps {
  readonly id: number;
  readonly slug: string;
  readonly brandSlug: string;
  readonly brand: string;
  readonly model: string;
  readonly picture: PictureName;
  readonly hasPrice: boolean;
}

function Actions({ id, slug, brandSlug, brand, model, picture, hasPrice }: CardActionsProps) {
  const { t } = useTranslation('lists');
  const name = `${brand} ${model}`;
  const { language } = usePage();
  const form = {
    form: 'tractor-on-road',
    productId: id,
    productName: name,
    prefill: { brand: brandSlug, model: slug },
  } as const;
  const popup = usePopupButton('enquiry/form-popup', form);
  const labelKey = hasPrice ? 'price.on_road' : 'price.tell_me';
  return (
    <>
      <PopupLink
        popup={popup}
        href={enquiryPath(language, form)}
        rel="nofollow"
        variant="quiet"
        size="small"
        aria-label={`${t(labelKey)}: ${name}`}
      >
        {popup.state === 'failed' ? t('unavailable') : t(labelKey)}
      </PopupLink>
      <CompareTick product={toSavedTractor({ id, slug, name, picture })} />
    </>
  );
}

export const CardActions = island('catalogue/card-actions', Actions, {
  says: ['lists:unavailable'],
});

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
