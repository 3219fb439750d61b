import {
  accountMobileFault,
  getPasswordOtp,
  type RegistrationValues,
  resetFaults,
  resetPassword,
} from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Button, focusFirstFault, useAfterCommit } from '@tractor-haat/ui';
import { useRef, useState } from 'react';
import { GetOtp } from '../code/get-otp.tsx';
import { OF_CODE } from '../code/of-code.ts';
import { Resend } from '../code/resend.tsx';
import { useCode } from '../code/use-code.ts';
import { CodeField } from '../fields/code-field.tsx';
import { MobileField } from '../fields/mobile-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import styles from '../flow/flow.module.css';
import type { ModeProps } from '../flow/mode-props.ts';
import { type Notice, noticeOf } from '../flow/notice.ts';
import { SaidAlert } from '../flow/said-alert.tsx';
import { Form } from '../form/form.tsx';
import { PlainFields } from './plain-fields.tsx';

/** A code to the mobile, then a new password, twice. */
export function ResetForm({ given, onMode }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const element = useRef<HTMLFormElement>(null);
  const afterCommit = useAfterCommit();
  const { values, faults } = given;
  const first = useRef({ mobile: values.mobile ?? '' });
  const [failed, setFailed] = useState<Notice>();
  const code = useCode(given, (mobile) => getPasswordOtp({ mobile, language }));

  async function send({ mobile = '', password = '' }: RegistrationValues) {
    setFailed(undefined);
    if (code.code === '') {
      code.setFault('otp_required');
      return undefined;
    }
    try {
      await resetPassword({ mobile, otp: code.code, password, language });
      onMode('login', { reason: 'reset_done', isGood: true }, mobile);
    } catch (error) {
      const said = noticeOf(error, 'reset_failed', 'reset_network');
      if (said.reason === 'not_registered_reset') onMode('register', said, mobile);
      else if (OF_CODE.has(said.reason)) code.setFault(said.reason);
      else if (said.faults) return said.faults;
      else setFailed(said);
    }
    return undefined;
  }

  return (
    <Form<RegistrationValues>
      initialValues={first.current}
      validate={(typed) => {
        const mobile = accountMobileFault(typed.mobile);
        if (mobile) return { mobile };
        return code.isSentTo(typed.mobile) ? resetFaults(typed) : {};
      }}
      onSubmit={async (typed) => {
        if (code.isSentTo(typed.mobile)) return send(typed);
        await code.get(typed.mobile ?? '');
        return undefined;
      }}
      render={({ handleSubmit, submitting, values: { mobile } }) => (
        <form
          ref={element}
          className={styles.form}
          method="post"
          action={code.isSentTo(mobile) ? '/api/password_reset' : '/api/password_otp'}
          noValidate
          onSubmit={async (event) => {
            await handleSubmit(event);
            afterCommit(() => focusFirstFault(element.current));
          }}
        >
          <PlainFields mode="forgotPassword" />
          <p>{t('forgot_line')}</p>
          <MobileField fault={faults.mobile} pressFault={code.faultOf(mobile)} />
          <SaidAlert said={code.said} />
          {code.isSentTo(mobile) ? (
            <>
              <CodeField code={code.code} onCode={code.type} fault={code.fault} />
              <Resend code={code} mobile={mobile} />
              <PasswordField name="password" autoComplete="new-password" fault={faults.password} />
              <PasswordField name="confirm" autoComplete="new-password" fault={faults.confirm} />
              <SaidAlert said={failed} />
              <Button type="submit" variant="action" wide busy={submitting}>
                {t('reset')}
              </Button>
            </>
          ) : (
            <GetOtp
              code={code}
              mobile={mobile}
              action="/api/password_otp"
              purpose="password"
              isMain
            />
          )}
        </form>
      )}
    />
  );
}
