import {
  ALERT_MESSAGES,
  type FormDraft,
  isAlertReason,
  type StateChoice,
} from '@tractor-haat/api-client';
import { CODE_FIELD_REASONS } from '@tractor-haat/forms';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Checkbox, Field, NativeSelect, TextInput } from '@tractor-haat/ui';
import styles from '../pages/pages.module.css';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import { PushAlert } from './push-alert.tsx';

const MAX_DISTRICT_LENGTH = 80;

interface AlertFormProps {
  readonly product: string;
  readonly states: readonly StateChoice[];
  readonly draft: FormDraft | null;
  /** Public VAPID key. Null if the API has none, so alerts are sent by SMS only. */
  readonly pushKey: string | null;
}

export function AlertForm({ product, states, draft, pushKey }: AlertFormProps) {
  const { t } = useTranslation('alert');
  const { language } = usePage();
  const translations = useEnquiryTranslations();
  const { values = {}, faults: validationErrors = {}, reason } = draft ?? {};
  const formatMessage = (key: string) =>
    isAlertReason(key)
      ? ALERT_MESSAGES[key][language]
      : translations.formatMessage({ reason: key });
  const formatError = (name: string) =>
    validationErrors[name] === undefined ? undefined : formatMessage(validationErrors[name]);
  const isFormError =
    reason && Object.keys(validationErrors).length === 0 && !isAlertReason(reason);
  return (
    <form method="post" action="/api/price_alert_save" className={styles.form} data-progress="">
      {isFormError ? <Alert>{formatMessage(reason)}</Alert> : null}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="product" value={product} />
      <Field label={t('mobile')} error={formatError('mobile')}>
        {(control) => (
          <TextInput
            {...control}
            name="mobile"
            type="tel"
            prefix="+91"
            inputMode="numeric"
            autoComplete="tel-national"
            defaultValue={values.mobile}
            required
          />
        )}
      </Field>
      <fieldset className={styles.form}>
        <legend>{t('used')}</legend>
        <Field label={t('below')} optional={t('optional')} error={formatError('below')}>
          {(control) => (
            <TextInput
              {...control}
              name="below"
              prefix="₹"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={values.below}
            />
          )}
        </Field>
        <Field label={t('state')} optional={t('optional')} error={formatError('state')}>
          {(control) => (
            <NativeSelect {...control} name="state" defaultValue={values.state ?? ''}>
              <option value="">{t('nothing')}</option>
              {states.map(({ slug, state }) => (
                <option key={slug} value={slug}>
                  {state}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('district')} optional={t('optional')} error={formatError('district')}>
          {(control) => (
            <TextInput
              {...control}
              name="district"
              defaultValue={values.district}
              maxLength={MAX_DISTRICT_LENGTH}
            />
          )}
        </Field>
      </fieldset>
      <Checkbox name="terms" value="on" label={t('terms')} error={formatError('terms')} required />
      <Button type="submit" variant="action" wide>
        {t('get_otp')}
      </Button>
      {pushKey === null ? null : (
        <PushAlert
          product={product}
          pushKey={pushKey}
          labels={{
            or: t('push_or'),
            start: t('push_start'),
            line: t('push_line'),
            away: t('push_away'),
            none: t('push_none'),
            denied: t('push_denied'),
            failed: t('push_failed'),
          }}
        />
      )}
    </form>
  );
}

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
