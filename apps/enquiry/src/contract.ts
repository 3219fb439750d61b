import type { PopupProps } from '@tractor-haat/platform';

/** Segments of the picture's URL in the API. */
export interface ProductPicture {
  readonly kind: string;
  readonly id: string;
  readonly view: string;
}

export interface EnquiryProduct {
  readonly id: number;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  /** Localised, such as "Fieldking RP 125". */
  readonly name?: string;
  readonly picture?: ProductPicture;
}

export type EnquiryFormName =
  | 'implement-price'
  | 'implement-on-road'
  | 'tractor-on-road'
  | 'tyre-price'
  | 'dealer-contact'
  | 'dealership'
  | 'loan-new'
  | 'loan-used'
  | 'loan-against'
  | 'insurance'
  | 'used-contact'
  | 'valuation'
  | 'partner'
  | 'contact'
  | 'career';

/**
 * Prefilled values by field name: `type`, `brand`, `model`, `state`, `district`, `tehsil` (slugs), `amount`
 * (rupees), `tenure_months`, `year`, `hours`, `company`, `position`, `message`.
 */
export type EnquiryPrefill = Readonly<Record<string, string>>;

export interface EnquiryFormProps {
  readonly form: EnquiryFormName;
  readonly prefill?: EnquiryPrefill;
  /** Id of the page's tractor, tyre, dealer or listing. */
  readonly productId?: number;
  /** Localised, such as "Mahindra 575 DI". */
  readonly productName?: string;
  readonly productPicture?: ProductPicture;
  /** Source of the lead for the sales desk. Default: the source of the form. */
  readonly pageSource?: string;
}

/** The code step and the result replace the form. */
export type EnquiryInlineFormProps = EnquiryFormProps;

export interface EnquiryFormPopupProps extends EnquiryFormProps, PopupProps {}

export interface PricePopupProps extends PopupProps {
  readonly product?: EnquiryProduct;
}

export interface EnquiryWidgets {
  'enquiry/form': EnquiryInlineFormProps;
  'enquiry/form-popup': EnquiryFormPopupProps;
  'enquiry/price-popup': PricePopupProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends EnquiryWidgets {}
}
