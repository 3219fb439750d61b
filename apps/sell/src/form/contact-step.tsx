import { localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Checkbox, Marked } from '@tractor-haat/ui';
import { useErrorMessage, useSellForm } from './sell-context.ts';
import { SellInput, SellMobile } from './sell-input.tsx';

/** Not preselected, because a seller can list a tractor without consent. */
const CONSENT_FIELDS = ['consent_calls', 'consent_news'] as const;
const MAX_NAME_LENGTH = 50;

export function ContactStep() {
  const { t } = useTranslation('sell');
  const { language } = usePage();
  const { values, set, validationErrors } = useSellForm();
  const formatError = useErrorMessage();
  return (
    <>
      <SellInput name="name" autoComplete="name" maxLength={MAX_NAME_LENGTH} />
      <SellMobile hint={t('hint.mobile')} />
      <Checkbox
        name="terms"
        checked={values.terms === 'on'}
        onChange={(event) => set('terms', event.target.checked ? 'on' : '')}
        error={formatError(validationErrors.terms)}
        label={
          <Marked
            text={t('terms')}
            // A new tab preserves the typed values.
            part={(text) => (
              <a href={localizePath(language, '/terms-of-use')} target="_blank" rel="noopener">
                {text}
              </a>
            )}
          />
        }
      />
      {CONSENT_FIELDS.map((name) => (
        <Checkbox
          key={name}
          name={name}
          checked={values[name] === 'on'}
          onChange={(event) => set(name, event.target.checked ? 'on' : '')}
          label={t(name)}
        />
      ))}
      <p>
        <a href={localizePath(language, '/privacy')} target="_blank" rel="noopener">
          {t('privacy')}
        </a>
      </p>
    </>
  );
}
