import type { PopupProps } from './widgets.ts';

/** The implement that the page is about, so that the form opens with it filled in. */
export interface EnquiryProduct {
  readonly id: number;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
}

/** `enquiry/price-popup`: asks for a price, over any page. */
export interface PricePopupProps extends PopupProps {
  readonly product?: EnquiryProduct;
}
