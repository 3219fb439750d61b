import type { PictureName } from '@tractor-haat/api-client';
import { enquiryPath } from '@tractor-haat/pages';
import { island, usePage, usePopupButton, useTranslation } from '@tractor-haat/platform/island';
import { Alert, PopupLink } from '@tractor-haat/ui';

/** Props of an island, which are serialised into the HTML. */
export interface GetPriceButtonProps {
  readonly product: {
    readonly id: number;
    readonly type: string;
    readonly brand: string;
    readonly model: string;
    /** Brand name in the page's language. `maker` and `model` form the machine's name. */
    readonly maker: string;
    readonly picture: PictureName;
  };
  /** True if the API returns the price after the visitor's number is verified. */
  readonly hasPrice: boolean;
  readonly variant: 'quiet' | 'action';
}

function PriceButton({ product: { maker, ...machine }, hasPrice, variant }: GetPriceButtonProps) {
  const { t } = useTranslation('implements');
  const { language } = usePage();
  const { id: productId, type, brand, model } = machine;
  const name = `${maker} ${model}`;
  const popup = usePopupButton('enquiry/price-popup', { product: { ...machine, name } });
  const prefill = { type, brand, model };
  return (
    <>
      <PopupLink
        popup={popup}
        href={enquiryPath(language, { form: 'implement-price', prefill, productId })}
        rel="nofollow"
        variant={variant}
        size={variant === 'quiet' ? 'small' : 'normal'}
        wide
        aria-label={hasPrice ? t('price.get_price_of', { name }) : undefined}
      >
        {t(hasPrice ? 'price.get_price' : 'price.tell_me')}
      </PopupLink>
      {popup.state === 'failed' ? <Alert>{t('unavailable')}</Alert> : null}
    </>
  );
}

export const GetPriceButton = island('catalogue/get-price', PriceButton, {
  says: ['implements:unavailable'],
});
