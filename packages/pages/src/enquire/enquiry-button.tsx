import type { WidgetContracts } from '@tractor-haat/platform';
import { usePage, usePopupButton } from '@tractor-haat/platform/island';
import { type ButtonVariant, PopupLink } from '@tractor-haat/ui';
import { enquiryPath } from './enquiry-path.ts';

/** Props are plain data, so that the button can be an island. */
export interface EnquiryButtonProps {
  /** Form name and prefilled values. */
  readonly form: WidgetContracts['enquiry/form'];
  readonly label: string;
  /** Message if the form fails to load. */
  readonly unavailable: string;
  readonly variant?: ButtonVariant | undefined;
  readonly wide?: boolean | undefined;
}

/** Opens a form of the enquiry remote. Part of the first scripts, so it does not import the router. */
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

/** Props of the form and of the button in one object. */
export type EnquireProps = WidgetContracts['enquiry/form'] &
  Omit<EnquiryButtonProps, 'form' | 'unavailable'>;
