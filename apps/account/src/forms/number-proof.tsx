import { useTranslation } from '@tractor-haat/platform';
import { Button, useHydrated } from '@tractor-haat/ui';
import { GetOtp } from '../code/get-otp.tsx';
import { Resend } from '../code/resend.tsx';
import type { Code } from '../code/use-code.ts';
import { CodeField } from '../fields/code-field.tsx';
import { MobileField } from '../fields/mobile-field.tsx';
import { SaidAlert } from '../flow/said-alert.tsx';

type NumberProofProps = {
  code: Code;
  mobile: string | undefined;
  /** What the server found wrong with the number. */
  fault?: string | undefined;
  isProven: boolean;
  busy: boolean;
  onVerify: (mobile: string) => void;
};

/** A number and the code that proves it; another number must be proven again. */
export function NumberProof(props: NumberProofProps) {
  const { code, mobile, fault, isProven, busy, onVerify } = props;
  const { t } = useTranslation('sign-in');
  const isHydrated = useHydrated();
  return (
    <>
      <MobileField
        fault={fault}
        pressFault={code.faultOf(mobile)}
        beside={
          isProven ? null : (
            <GetOtp code={code} mobile={mobile} action="/api/get_user_otp" purpose="registration" />
          )
        }
      />
      <SaidAlert said={isProven ? { reason: 'otp_verified', isGood: true } : code.said} />
      {code.isSentTo(mobile) && !isProven ? (
        <>
          <CodeField code={code.code} onCode={code.type} fault={code.fault} />
          {isHydrated ? (
            <Button busy={busy} onClick={() => onVerify(mobile ?? '')}>
              {t('verify')}
            </Button>
          ) : null}
          <Resend code={code} mobile={mobile} />
        </>
      ) : null}
    </>
  );
}
