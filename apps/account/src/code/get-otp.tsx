import { MOBILE_DIGITS } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Button, useHydrated } from '@tractor-haat/ui';
import type { Code } from './use-code.ts';

type GetOtpProps = {
  code: Code;
  mobile: string | undefined;
  /** Where a browser without JavaScript sends the form instead, and what for. */
  action: '/api/get_user_otp' | '/api/password_otp';
  purpose: 'login' | 'registration' | 'password';
  /** The only thing to do: as the form's action. */
  isMain?: boolean;
};

/** Asks for a code; it is there when the number has ten digits. Without script it always is. */
export function GetOtp({ code, mobile = '', action, purpose, isMain = false }: GetOtpProps) {
  const { t } = useTranslation('sign-in');
  const isHydrated = useHydrated();
  const look = isMain ? ({ variant: 'action', wide: true } as const) : {};
  const isThere = isHydrated && mobile.length === MOBILE_DIGITS && !code.isSentTo(mobile);
  return (
    <>
      {isThere ? (
        <Button {...look} busy={code.busy} onClick={() => code.get(mobile)}>
          {t('get_otp')}
        </Button>
      ) : null}
      <noscript>
        <Button {...look} type="submit" formAction={action} name="purpose" value={purpose}>
          {t(code.isSentTo(mobile) ? 'resend' : 'get_otp')}
        </Button>
      </noscript>
    </>
  );
}
