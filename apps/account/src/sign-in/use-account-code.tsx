import { MOBILE_DIGITS, validateAccountMobile } from '@tractor-haat/api-client';
import {
  type Code,
  CodeField,
  createAttemptStore,
  createFormMessage,
  type FormMessage,
  FormMessageLine,
  MobileField,
  ResendLine,
  useCode,
  useFormTranslations,
  useIdempotentSubmit,
} from '@tractor-haat/forms';
import { useTranslation } from '@tractor-haat/platform';
import { Button, useHydrated } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './flow.module.css';
import { type Mode, toFlowName } from './mode.ts';
import type { ServerFormState } from './server-form-state.ts';

type WithIdempotencyKey<Body> = Body & { idempotency_key: string };

interface AccountCodeOptions<Body> {
  readonly mode: Mode;
  readonly state: ServerFormState;
  /** Wait between two code requests. */
  readonly seconds: number;
  readonly createBody: (mobile: string) => Body;
  readonly send: (body: WithIdempotencyKey<Body>) => Promise<{ data: { otp: string } }>;
  readonly onSent: (mobile: string) => void;
}

export function useAccountCode<Body extends object>({
  mode,
  state: { values, validationErrors },
  seconds,
  createBody,
  send,
  onSent,
}: AccountCodeOptions<Body>): Code {
  const submitWithKey = useIdempotentSubmit(createAttemptStore(toFlowName(mode)));
  return useCode({
    seconds,
    sentTo: values.step === 'code' ? values.mobile : undefined,
    validationError: validationErrors.otp,
    check: validateAccountMobile,
    async send(mobile): Promise<FormMessage> {
      try {
        const { data } = await submitWithKey(createBody(mobile), send);
        if (data.otp !== 'sent') return { reason: 'otp_not_received' };
        onSent(mobile);
        return { reason: 'otp_sent' };
      } catch (error) {
        return createFormMessage(error, 'otp_not_generated', 'otp_network');
      }
    },
  });
}

type MobileProps = { code: Code; mobile: string | undefined; beside?: ReactNode };

export function AccountMobile({ code, mobile, beside }: MobileProps) {
  const { t } = useTranslation('sign-in');
  const { formatMessage } = useFormTranslations();
  const validationError = code.validateField(mobile);
  return (
    <MobileField
      label={t('field.mobile')}
      autoComplete="username"
      error={validationError && formatMessage({ reason: validationError })}
      lineClass={beside ? styles.fieldWithButton : ''}
      trailing={beside}
    />
  );
}

type GetOtpProps = {
  code: Code;
  mobile: string | undefined;
  action: '/api/get_user_otp' | '/api/password_otp';
  purpose: 'login' | 'registration' | 'password';
  isMain?: boolean;
};

/** Appears once the number is complete. Without JavaScript it is always visible. */
export function GetOtpButton({ code, mobile = '', action, purpose, isMain = false }: GetOtpProps) {
  const { t } = useTranslation('sign-in');
  const isHydrated = useHydrated();
  const buttonStyle = isMain ? ({ variant: 'action', wide: true } as const) : {};
  const isVisible = isHydrated && mobile.length === MOBILE_DIGITS && !code.isSentTo(mobile);
  return (
    <>
      {isVisible ? (
        <Button {...buttonStyle} isPending={code.busy} onClick={() => code.get(mobile)}>
          {t('get_otp')}
        </Button>
      ) : null}
      <noscript>
        <Button {...buttonStyle} type="submit" formAction={action} name="purpose" value={purpose}>
          {t(code.isSentTo(mobile) ? 'resend' : 'get_otp')}
        </Button>
      </noscript>
    </>
  );
}

export function SentCode({ code, mobile, verify }: MobileProps & { verify?: ReactNode }) {
  if (!code.isSentTo(mobile)) return null;
  return (
    <>
      <CodeField code={code} />
      {verify}
      <ResendLine code={code} mobile={mobile} />
    </>
  );
}

type MobileVerificationProps = {
  code: Code;
  mobile: string | undefined;
  isVerified: boolean;
  isPending: boolean;
  onVerify: (mobile: string) => void;
};

export function MobileVerification({
  code,
  mobile,
  isVerified,
  isPending,
  onVerify,
}: MobileVerificationProps) {
  const { t } = useTranslation('sign-in');
  const isHydrated = useHydrated();
  return (
    <>
      <AccountMobile
        code={code}
        mobile={mobile}
        beside={
          isVerified ? null : (
            <GetOtpButton
              code={code}
              mobile={mobile}
              action="/api/get_user_otp"
              purpose="registration"
            />
          )
        }
      />
      <FormMessageLine
        message={isVerified ? { reason: 'otp_verified', isSuccess: true } : code.getMessage(mobile)}
      />
      {isVerified ? null : (
        <SentCode
          code={code}
          mobile={mobile}
          verify={
            isHydrated ? (
              <Button isPending={isPending} onClick={() => onVerify(mobile ?? '')}>
                {t('verify')}
              </Button>
            ) : null
          }
        />
      )}
    </>
  );
}
