import type { SignInPopupProps } from './account.ts';
import type { ImplementTypesProps } from './catalogue.ts';
import type { EnquiryFormPopupProps, EnquiryInlineFormProps, PricePopupProps } from './enquiry.ts';

import type { CommentsProps } from './media.ts';

/**
 * What sections offer to one another: `<remote>/<widget>` to the props that it takes.
 * Types only: nothing of this is in the shared module, so a section's release never changes the shell.
 */
export interface WidgetContracts {
  'account/sign-in-popup': SignInPopupProps;
  'catalogue/implement-types': ImplementTypesProps;
  'enquiry/form': EnquiryInlineFormProps;
  'enquiry/form-popup': EnquiryFormPopupProps;
  'enquiry/price-popup': PricePopupProps;
  'media/comments': CommentsProps;
}

export type WidgetName = keyof WidgetContracts;

/** Widgets that are opened over the page and close themselves. */
export type PopupName = {
  [Name in WidgetName]: WidgetContracts[Name] extends PopupProps ? Name : never;
}[WidgetName];

/** What the shell hands to every popup. */
export interface PopupProps {
  /** Called once when the popup is done; the shell then takes it off the page. */
  readonly onClose: () => void;
}
