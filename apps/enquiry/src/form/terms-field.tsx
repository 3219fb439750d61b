import { addressIn } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Checkbox, Marked } from '@tractor-haat/ui';
import { useField } from 'react-final-form';
import { useValidationText } from './field-texts.ts';

/** Accepted from the start, as the visitor asks to be called; taken away, nothing is sent. */
export function TermsField() {
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  const say = useValidationText();
  const { input, meta } = useField<string>('terms');
  const fault: string | undefined = meta.submitFailed || meta.modified ? meta.error : undefined;
  return (
    <Checkbox
      name={input.name}
      value="on"
      checked={input.value === 'on'}
      onChange={({ target }) => input.onChange(target.checked ? 'on' : '')}
      onBlur={input.onBlur}
      label={
        <Marked
          text={t('terms')}
          // Read beside the form: what was typed must not be lost. No router's link: a popup has none.
          part={(words) => (
            <a href={addressIn(language, '/terms-of-use')} target="_blank" rel="noopener">
              {words}
            </a>
          )}
        />
      }
      error={fault && say(fault)}
    />
  );
}
