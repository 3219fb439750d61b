import type { FormDraft } from '@tractor-haat/api-client';
import { CODE_FIELD_REASONS } from '@tractor-haat/forms';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Field, TextInput } from '@tractor-haat/ui';
import styles from '../pages/pages.module.css';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';

type AlertCodeProps = { readonly draft: Partial<FormDraft> & { readonly primary_id: string } };

export function AlertCode({ draft: { primary_id, reason, masked_mobile } }: AlertCodeProps) {
  const { t } = useTranslation('alert');
  const { language } = usePage();
  const translations = useEnquiryTranslations();
  const isCodeError = reason !== undefined && CODE_FIELD_REASONS.has(reason);
  return (
    <>
      <p>{t('code_line', { mobile: masked_mobile })}</p>
      <form method="post" action="/api/price_alert_verify" className={styles.form}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="primary_id" value={primary_id} />
        <Field
          label={t('otp')}
          error={isCodeError ? translations.formatMessage({ reason }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="otp"
              variant="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
        </Field>
        <Button type="submit" variant="action" wide>
          {t('start')}
        </Button>
      </form>
      <Link to="/tractors">{t('again')}</Link>
    </>
  );
}
