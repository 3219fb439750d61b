import type { MyDataPage } from '@tractor-haat/api-client';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, type ButtonProps, Checkbox, Field, TextInput } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import type { MyDataState } from './load-my-data.ts';
import styles from './my-data.module.css';

type PostFormProps = {
  readonly action: 'otp' | 'open' | 'show' | 'download' | 'withdraw' | 'erase' | 'close';
  readonly buttonText: string;
  readonly variant?: ButtonProps['variant'];
  readonly children?: ReactNode;
  readonly describedBy?: string;
};

export function PostForm({ action, buttonText, variant, children, describedBy }: PostFormProps) {
  const { language } = usePage();
  return (
    <form
      method="post"
      action={`/api/my_data_${action}`}
      className={styles.form}
      data-progress={action === 'otp' ? '' : undefined}
    >
      <input type="hidden" name="language" value={language} />
      {children}
      <Button type="submit" wide variant={variant} aria-describedby={describedBy}>
        {buttonText}
      </Button>
    </form>
  );
}

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

export function PrivacyRightsForms({ validationError }: { validationError: string | undefined }) {
  const { t } = useTranslation('my-data');
  return (
    <>
      <section className={styles.box}>
        <h2>{t('download_title')}</h2>
        <p>{t('download_line')}</p>
        <PostForm action="download" buttonText={t('download')} />
      </section>
      <section className={styles.box}>
        <h2>{t('erase_title')}</h2>
        <p>{t('erase_line')}</p>
        <PostForm action="erase" buttonText={t('erase')}>
          <Checkbox name="sure" value="on" label={t('erase_sure')} error={validationError} />
        </PostForm>
      </section>
      <section className={styles.box}>
        <p>{t('close_line')}</p>
        <PostForm action="close" buttonText={t('close')} variant="quiet" />
      </section>
    </>
  );
}
