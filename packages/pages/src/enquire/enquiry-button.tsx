import type { WidgetContracts } from '@tractor-haat/platform';
import { usePage, usePopupButton } from '@tractor-haat/platform/island';
import { type ButtonVariant, PopupLink } from '@tractor-haat/ui';
import { enquiryPath } from './enquiry-path.ts';

/** All props must be plain data, because pages use the button as an island. */
export interface EnquiryButtonProps {
  /** Name of the form, and values for its fields. */
  readonly form: WidgetContracts['enquiry/form'];
  readonly label: string;
  /** Text of the button if the code of the form fails to load. */
  readonly unavailable: string;
  readonly variant?: ButtonVariant | undefined;
  readonly wide?: boolean | undefined;
}

/**
 * Opens a form of the enquiry remote in a popup. Without JavaScript it links to the page of the form. It is in the
 * first script of a page, so it must not import the router.
 */
export function EnquiryButton({
  form,
  label,
  unavailable,
  variant = 'action',
  wide = true,
}: EnquiryButtonProps) {
  const { language } = usePage();
  const popup = usePopupButton('enquiry/form-popup', form);
  return (
    <PopupLink {...{ popup, variant, wide }} href={enquiryPath(language, form)} rel="nofollow">
      {popup.state === 'failed' ? unavailable : label}
    </PopupLink>
  );
}

/** Props of the form and of its button as one object, for wrappers of `EnquiryButton`. */
export type EnquireProps = WidgetContracts['enquiry/form'] &
  Omit<EnquiryButtonProps, 'form' | 'unavailable'>;
