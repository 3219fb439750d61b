import type { ImplementCard } from '@tractor-haat/api-client';
import { EnquiryLink, scripted } from '@tractor-haat/pages';
import { usePopupButton, useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';

/** Opens the price popup with this implement filled in. */
export function GetPrice({
  implement,
  name,
  look = 'quiet',
}: {
  implement: ImplementCard;
  name: string;
  look?: 'quiet' | 'action';
}) {
  const { t } = useTranslation('implements');
  const { id, type_slug: type, brand_slug: brand, model, picture } = implement;
  const { state, button } = usePopupButton('enquiry/price-popup', {
    product: { id, type, brand, model, name, picture },
  });
  const known = implement.price === 'hidden';
  return (
    <>
      <Button
        {...button}
        variant={look}
        size={look === 'quiet' ? 'small' : 'normal'}
        wide
        className={scripted}
        busy={state === 'busy'}
        aria-label={known ? t('price.get_price_of', { name }) : undefined}
      >
        {t(known ? 'price.get_price' : 'price.tell_me')}
      </Button>
      {look === 'action' ? (
        <EnquiryLink
          form="implement-price"
          prefill={{ type, brand, model }}
          productId={id}
          words={t(known ? 'price.get_price' : 'price.tell_me')}
          variant={look}
          wide
        />
      ) : null}
      {state === 'failed' ? <Alert>{t('unavailable')}</Alert> : null}
    </>
  );
}
