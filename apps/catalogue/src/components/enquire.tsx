import { type EnquiryFormProps, usePopupButton, useTranslation } from '@tractor-haat/platform';
import { Button, type ButtonVariant } from '@tractor-haat/ui';
import { EnquiryLink, scripted } from './enquiry-link.tsx';

/** Opens one of the enquiry section's forms for what the page is about. */
export function Enquire({
  words,
  variant = 'action',
  wide = true,
  ...form
}: EnquiryFormProps & { words: string; variant?: ButtonVariant; wide?: boolean }) {
  const { t } = useTranslation('lists');
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
        {state === 'failed' ? t('unavailable') : words}
      </Button>
      <EnquiryLink {...form} words={words} variant={variant} wide={wide} />
    </>
  );
}
