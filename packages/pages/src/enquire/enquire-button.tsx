import { usePopupButton, type WidgetContracts } from '@tractor-haat/platform';
import { Button, type ButtonVariant } from '@tractor-haat/ui';
import { EnquiryLink, scripted } from './enquiry-link.tsx';

type EnquiryFormProps = WidgetContracts['enquiry/form'];

export interface EnquireProps extends EnquiryFormProps {
  readonly words: string;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}

/** Opens one of the enquiry remote's forms for what the page is about; `unavailable` is said when it does not come. */
export function EnquireButton({
  words,
  unavailable,
  variant = 'action',
  wide = true,
  ...form
}: EnquireProps & { unavailable: string }) {
  const { state, button } = usePopupButton('enquiry/form-popup', form);
  return (
    <>
      <Button
        {...button}
        variant={variant}
        wide={wide}
        className={scripted}
        busy={state === 'busy'}
      >
        {state === 'failed' ? unavailable : words}
      </Button>
      <EnquiryLink {...form} words={words} variant={variant} wide={wide} />
    </>
  );
}
