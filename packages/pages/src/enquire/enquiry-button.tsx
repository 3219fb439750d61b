import type { WidgetContracts } from '@tractor-haat/platform';
import { usePopupButton } from '@tractor-haat/platform/island';
import { Button, type ButtonVariant } from '@tractor-haat/ui';
import { scripted } from './scripted.ts';

/** Plain data, so that it may be an island's. */
export interface EnquiryButtonProps {
  /** Which form, and what the page knows of its answers. */
  readonly form: WidgetContracts['enquiry/form'];
  readonly words: string;
  /** Said when the form does not come. */
  readonly unavailable: string;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** Opens one of the enquiry remote's forms; of the first wave, so it imports nothing of the router. */
export function EnquiryButton({
  form,
  words,
  unavailable,
  variant = 'action',
  wide = true,
}: EnquiryButtonProps) {
  const { state, button } = usePopupButton('enquiry/form-popup', form);
  return (
    <Button {...button} variant={variant} wide={wide} className={scripted} busy={state === 'busy'}>
      {state === 'failed' ? unavailable : words}
    </Button>
  );
}
