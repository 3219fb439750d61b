import { addressIn } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Checkbox, Marked, PlainLink } from '@tractor-haat/ui';
import { useNoticeText } from '../flow/use-notice-text.ts';
import { useField } from '../form/use-field.ts';

/** Ticked by the visitor, not for them: an account is kept for long. */
export function TermsField({ fault: given }: { fault?: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const say = useNoticeText();
  const { language } = usePage();
  const { input, meta, set } = useField('terms');
  const own: string | undefined = meta.submitFailed ? meta.error : undefined;
  const fault = own ?? (meta.modified || meta.submitFailed ? undefined : given);
  return (
    <>
      {/* Without script a box that is not ticked sends nothing: this says so. */}
      <input type="hidden" name="terms" value="" />
      <Checkbox
        name={input.name}
        value="on"
        checked={input.value === 'on'}
        onChange={({ target }) => set(target.checked ? 'on' : '')}
        label={
          <Marked
            text={t('terms')}
            // Read beside the form: what was typed must not be lost. Popups stand outside of the router.
            part={(words) => (
              <PlainLink to={addressIn(language, '/terms-of-use')} target="_blank">
                {words}
              </PlainLink>
            )}
          />
        }
        error={fault && say({ reason: fault })}
      />
    </>
  );
}
