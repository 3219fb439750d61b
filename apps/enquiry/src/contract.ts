import type { PopupProps } from '@tractor-haat/platform';

/** Picture of the API, by the segments of its URL. */
export interface ProductPicture {
  readonly kind: string;
  readonly id: string;
  readonly view: string;
}

/** Implement of the page; the form opens with it prefilled. */
export interface EnquiryProduct {
  readonly id: number;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  /** Localised name, shown above the form: "Fieldking RP 125". */
  readonly name?: string;
  readonly picture?: ProductPicture;
}

/** Enquiry forms that remotes may show. Their fields are defined in the API client. */
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

/** Props of the inline form and of the popup. */
export interface EnquiryFormProps {
  readonly form: EnquiryFormName;
  readonly prefill?: EnquiryPrefill;
  /** Id of the page's tractor, tyre, dealer or listing. */
  readonly productId?: number;
  /** Localised name, shown above the form: "Mahindra 575 DI". */
  readonly productName?: string;
  /** Picture beside the name. */
  readonly productPicture?: ProductPicture;
  /** Source of the lead for the sales desk; defaults to that of the form. */
  readonly pageSource?: string;
}

/** `enquiry/form`: inline form; its code step and result replace it in place. */
export type EnquiryInlineFormProps = EnquiryFormProps;

/** `enquiry/form-popup`: the same form in a dialog. */
export interface EnquiryFormPopupProps extends EnquiryFormProps, PopupProps {}

/** `enquiry/price-popup`: dialog that requests the price of an implement. */
export interface PricePopupProps extends PopupProps {
  readonly product?: EnquiryProduct;
}

/** Widgets of this remote that other remotes may use. */
export interface EnquiryWidgets {
  'enquiry/form': EnquiryInlineFormProps;
  'enquiry/form-popup': EnquiryFormPopupProps;
  'enquiry/price-popup': PricePopupProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends EnquiryWidgets {}
}
