import type { PictureName } from '@tractor-haat/api-client';
import { enquiryPath } from '@tractor-haat/pages';
import { island, usePage, usePopupButton, useTranslation } from '@tractor-haat/platform/island';
import { PopupLink } from '@tractor-haat/ui';
import { CompareTick, toSavedTractor } from '../compare/compare-tick.tsx';

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
