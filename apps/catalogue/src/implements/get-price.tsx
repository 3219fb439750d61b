import type { ImplementCard } from '@tractor-haat/api-client';
import { EnquiryLink } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { GetPriceButton } from './get-price-button.tsx';

interface GetPriceProps {
  readonly implement: ImplementCard;
  /** `action` is the page's own, and has a link in its place for browsers without script. */
  readonly look?: 'quiet' | 'action';
}

/** The way to an implement's price. */
export function GetPrice({ implement, look = 'quiet' }: GetPriceProps) {
  const { t } = useTranslation('implements');
  const { id, type_slug: type, brand_slug: brand, model, picture } = implement;
  const isKnown = implement.price === 'hidden';
  return (
    <>
      <GetPriceButton
        product={{ id, type, brand, model, maker: implement.brand_name.text, picture }}
        isKnown={isKnown}
        look={look}
      />
      {look === 'action' ? (
        <EnquiryLink
          form="implement-price"
          prefill={{ type, brand, model }}
          productId={id}
          words={t(isKnown ? 'price.get_price' : 'price.tell_me')}
          variant={look}
          wide
        />
      ) : null}
    </>
  );
}
