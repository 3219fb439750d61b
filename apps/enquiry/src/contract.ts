import type { PopupProps } from '@tractor-haat/platform';

/** A picture of the API, by the parts of its address. */
export interface ProductPicture {
  readonly kind: string;
  readonly id: string;
  readonly view: string;
}

/** The implement that the page is about, so that the form opens with it filled in. */
export interface EnquiryProduct {
  readonly id: number;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  /** As the visitor reads it, shown above the form: "Fieldking RP 125". */
  readonly name?: string;
  readonly picture?: ProductPicture;
}

/** Every enquiry form that remotes may show; what each asks for is the enquiry remote's business. */
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
 * What a page knows already, by the form's own field names: `type`, `brand`, `model`, `state`, `district`,
 * `tehsil` (slugs), `amount` (rupees), `tenure_months`, `year`, `hours`, `company`, `position`, `message`.
 */
export type EnquiryPrefill = Readonly<Record<string, string>>;

/** What both ways to show a form take. */
export interface EnquiryFormProps {
  readonly form: EnquiryFormName;
  readonly prefill?: EnquiryPrefill;
  /** Id of the tractor, tyre, dealer or listing that the page is about. */
  readonly productId?: number;
  /** Its name as the visitor reads it, shown above the form: "Mahindra 575 DI". */
  readonly productName?: string;
  /** Stands beside its name. */
  readonly productPicture?: ProductPicture;
  /** Where the lead comes from, as the sales desk reads it; the form's own when left out. */
  readonly pageSource?: string;
}

/** `enquiry/form`: a form in the page itself, with its code step and thanks in the same place. */
export type EnquiryInlineFormProps = EnquiryFormProps;

/** `enquiry/form-popup`: the same form over any page. */
export interface EnquiryFormPopupProps extends EnquiryFormProps, PopupProps {}

/** `enquiry/price-popup`: asks for a price, over any page. */
export interface PricePopupProps extends PopupProps {
  readonly product?: EnquiryProduct;
}

/** What this remote offers to others' pages. */
export interface EnquiryWidgets {
  'enquiry/form': EnquiryInlineFormProps;
  'enquiry/form-popup': EnquiryFormPopupProps;
  'enquiry/price-popup': PricePopupProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends EnquiryWidgets {}
}
