import type { WidgetContracts } from '@tractor-haat/platform';
import { usePage, usePopupButton } from '@tractor-haat/platform/island';
import { type ButtonVariant, PopupLink } from '@tractor-haat/ui';
import { enquiryAddress } from './enquiry-address.ts';

/** Plain data, so that it may be an island's. */
export interface EnquiryButtonProps {
  /** Which form, and what the page knows of its answers. */
  readonly form: WidgetContracts['enquiry/form'];
  readonly words: string;
  /** Said when the form does not come. */
  readonly unavailable: string;
  readonly variant?: ButtonVariant | undefined;
  readonly wide?: boolean | undefined;
}

/** Opens one of the enquiry remote's forms; of the first wave, so it imports nothing of the router. */
export function EnquiryButton({
  form,
  words,
  unavailable,
  variant = 'action',
  wide = true,
}: EnquiryButtonProps) {
  const { language } = usePage();
  const popup = usePopupButton('enquiry/form-popup', form);
  return (
    <PopupLink {...{ popup, variant, wide }} href={enquiryAddress(language, form)} rel="nofollow">
      {popup.state === 'failed' ? unavailable : words}
    </PopupLink>
  );
}

/** The same with the form's own props beside those of its look. */
export type EnquireProps = WidgetContracts['enquiry/form'] &
  Omit<EnquiryButtonProps, 'form' | 'unavailable'>;
