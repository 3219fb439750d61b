import type { SignInPopupProps } from './account.ts';
import type {
  ImplementTypesProps,
  NoProps,
  RelatedMachinesProps,
  RowProps,
  TractorsRowProps,
} from './catalogue.ts';
import type { EnquiryFormPopupProps, EnquiryInlineFormProps, PricePopupProps } from './enquiry.ts';
import type { CommentsProps, TractorQuestionsProps } from './media.ts';
import type { PopupProps } from './popup.ts';

/**
 * What remotes offer to one another: `<remote>/<widget>` to the props that it takes.
 * Types only: nothing of this is in the shared module, so a remote's release never changes the shell.
 */
export interface WidgetContracts {
  'account/sign-in-popup': SignInPopupProps;
  /** Ways into the lists by what is wanted: new, used, implement, loan. */
  'catalogue/finder': NoProps;
  /** Power, then budget, then the tractors. */
  'catalogue/power-chooser': NoProps;
  'catalogue/tractor-row': TractorsRowProps;
  'catalogue/brand-tiles': RowProps;
  'catalogue/used-row': RowProps;
  /** Popular tractors of like power side by side, leading to their comparison. */
  'catalogue/compare-pairs': RowProps;
  /** What a loan costs a month. */
  'catalogue/emi-strip': NoProps;
  'catalogue/implement-types': ImplementTypesProps;
  'catalogue/tyre-row': RowProps;
  /** What owners say, the newest first. */
  'catalogue/owner-reviews': RowProps;
  'catalogue/related-machines': RelatedMachinesProps;
  /** Parts of a tractor's page below its first screen; the page hands them its data. */
  'catalogue/tractor-facts': NoProps;
  'catalogue/tractor-reviews': NoProps;
  'catalogue/tractor-related': NoProps;
  'enquiry/form': EnquiryInlineFormProps;
  'enquiry/form-popup': EnquiryFormPopupProps;
  'enquiry/price-popup': PricePopupProps;
  'media/comments': CommentsProps;
  /** The newest posts and videos. */
  'media/news-row': RowProps;
  'media/video-row': RowProps;
  'media/tractor-questions': TractorQuestionsProps;
}

export type WidgetName = keyof WidgetContracts;

/** Widgets that are opened over the page and close themselves. */
export type PopupName = {
  [Name in WidgetName]: WidgetContracts[Name] extends PopupProps ? Name : never;
}[WidgetName];
