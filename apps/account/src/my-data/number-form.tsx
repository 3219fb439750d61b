import type { MyDataPage } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Field, TextInput } from '@tractor-haat/ui';
import type { MyDataState } from './load-my-data.ts';
import { PostForm } from './post-form.tsx';

export function NumberForm({ state }: { state: MyDataState }) {
  const { t } = useTranslation('my-data');
  const validationError = state.step === 'number' ? state.fault : undefined;
  return (
    <PostForm action="otp" buttonText={t('get_otp')}>
      <Field
        label={t('mobile')}
        error={validationError === 'mobile' ? t('reason.mobile_registration') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="mobile"
            prefix="+91"
            inputMode="numeric"
            autoComplete="tel-national"
            required
          />
        )}
      </Field>
    </PostForm>
  );
}

export function CodeForm({ state }: { state: MyDataPage }) {
  const { t } = useTranslation('my-data');
  const { fault: validationError, reason = '', masked_mobile: mobile } = state;
  return (
    <>
      <p>{t('code_line', { mobile })}</p>
      <PostForm action="open" buttonText={t('verify')}>
        <Field
          label={t('otp')}
          error={validationError === 'otp' ? t(`reason.${reason}`) : undefined}
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
      </PostForm>
      <Link to="/my-data">{t('other_number')}</Link>
    </>
  );
}
