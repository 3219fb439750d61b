import type { FormDraft } from '@tractor-haat/api-client';
import {
  CODE_FIELD_REASONS,
  type FormMessage,
  FormMessageLine,
  FormTranslationsProvider,
  loadFormDraft,
} from '@tractor-haat/forms';
import {
  type LoaderFunctionArgs,
  PageHead,
  useLoaderData,
  usePage,
  useTranslation,
} from '@tractor-haat/platform';
import { Button, Field, Marked, TextInput, Wrap } from '@tractor-haat/ui';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import { ExpiredMessage } from './expired-message.tsx';
import styles from './pages.module.css';

export const loader = ({ request }: LoaderFunctionArgs) => loadFormDraft(request);

/** Code step for browsers without JavaScript. */
export function Component() {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const translations = useEnquiryTranslations();
  const { language } = usePage();
  const draft = useLoaderData<FormDraft | null>();
  if (!draft?.primary_id) return <ExpiredMessage />;
  const { primary_id, token, reason, masked_mobile, faults: validationErrors } = draft;
  const hiddenFields = (
    <>
      <input type="hidden" name="primary_id" value={primary_id} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      <input type="hidden" name="language" value={language} />
    </>
  );
  const isCodeError = reason !== undefined && CODE_FIELD_REASONS.has(reason);
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('code.title')} description={t('line.other')} />
      <meta name="robots" content="noindex" />
      <h1>{t('code.title')}</h1>
      <p>
        <Marked
          text={t('code.sent_to', { number: masked_mobile })}
          part={(text) => <b>{text}</b>}
        />
      </p>
      <FormTranslationsProvider value={translations}>
        <FormMessageLine
          message={isCodeError || validationErrors?.mobile ? undefined : toMessage(draft)}
        />
      </FormTranslationsProvider>
      <form className={styles.form} method="post" action="/api/enquiry_otp_verify">
        {hiddenFields}
        <Field
          label={t('code.otp')}
          error={isCodeError ? translations.formatMessage({ reason }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="otp"
              variant="code"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </Field>
        <Button type="submit" variant="action" wide>
          {t('action.verify')}
        </Button>
      </form>
      <form className={styles.form} method="post" action="/api/enquiry_otp_resend">
        {hiddenFields}
        <Field
          label={t('field.mobile')}
          hint={t('code.number_help')}
          error={
            validationErrors?.mobile &&
            translations.formatMessage({ reason: validationErrors.mobile })
          }
        >
          {(control) => (
            <TextInput
              {...control}
              name="mobile"
              type="tel"
              prefix="+91"
              inputMode="numeric"
              placeholder={masked_mobile}
            />
          )}
        </Field>
        <Button type="submit">{t('action.resend')}</Button>
      </form>
    </Wrap>
  );
}

function toMessage({ reason, wait_seconds: wait }: FormDraft): FormMessage | undefined {
  if (reason === undefined) return undefined;
  return { reason, isSuccess: reason === 'otp_sent', waitMinutes: wait && Math.ceil(wait / 60) };
}
