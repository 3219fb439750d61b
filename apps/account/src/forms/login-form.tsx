import { accountMobileFault, getUserOtp, loginUser } from '@tractor-haat/api-client';
import { useDispatch, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, Segmented } from '@tractor-haat/ui';
import { useState } from 'react';
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
import { keepSession } from '../session/keep-session.ts';
import { PlainFields } from './plain-fields.tsx';

type Values = { mobile?: string; password?: string };

/** Sign in, by password or by a code. */
export function LoginForm({ mode: first, given, onMode, onDone }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const dispatch = useDispatch();
  const [method, setMethod] = useState(first);
  const [failed, setFailed] = useState<Notice>();
  const code = useCode(given, (mobile) => {
    // "Verify the OTP first" is being done.
    setFailed(undefined);
    return getUserOtp({ mobile, language, purpose: 'login' });
  });
  const isByCode = method === 'otp';

  async function send({ mobile = '', password = '' }: Values): Promise<undefined> {
    setFailed(undefined);
    if (isByCode && !(code.isSentTo(mobile) && code.code)) {
      setFailed({ reason: 'otp_before_login' });
      return;
    }
    const secret = isByCode
      ? { otp: code.code, method: 'code' as const }
      : { otp: password, method: 'password' as const };
    try {
      const { data } = await loginUser({ mobile, language, ...secret });
      keepSession(data.name, dispatch);
      onDone({ reason: 'login_done' });
    } catch (error) {
      const said = noticeOf(error, 'login_invalid', 'login_network');
      if (said.reason === 'not_registered') onMode('register', said, mobile);
      else if (OF_CODE.has(said.reason)) code.setFault(said.reason);
      else setFailed(said);
    }
  }

  return (
    <Form<Values>
      initialValues={{ mobile: given.values.mobile ?? '' }}
      // What is wrong with the password is not said: signing in is no place to teach its rules.
      validate={({ mobile }) => {
        const fault = accountMobileFault(mobile);
        return fault ? { mobile: fault } : {};
      }}
      onSubmit={send}
      render={({ handleSubmit, submitting, values: { mobile } }) => (
        <form
          className={styles.form}
          method="post"
          action="/api/user_login"
          noValidate
          onSubmit={handleSubmit}
        >
          <PlainFields mode="login" />
          <input type="hidden" name="method" value={isByCode ? 'code' : 'password'} />
          <Segmented
            className={styles.switch}
            legend={t('method.legend')}
            name="way"
            choices={[
              { value: 'login', label: t('method.password') },
              { value: 'otp', label: t('method.code') },
            ]}
            value={method}
            onChange={(value) => {
              setMethod(value === 'otp' ? 'otp' : 'login');
              setFailed(undefined);
            }}
          />
          <MobileField
            fault={given.faults.mobile}
            pressFault={code.faultOf(mobile)}
            beside={
              isByCode ? (
                <GetOtp code={code} mobile={mobile} action="/api/get_user_otp" purpose="login" />
              ) : null
            }
          />
          {isByCode ? (
            <>
              <SaidAlert said={code.said} />
              {code.isSentTo(mobile) ? (
                <>
                  <CodeField code={code.code} onCode={code.type} fault={code.fault} />
                  <Resend code={code} mobile={mobile} />
                </>
              ) : null}
            </>
          ) : (
            <PasswordField name="password" autoComplete="current-password" sentAs="otp" />
          )}
          <SaidAlert said={failed} />
          <Button type="submit" variant="action" wide busy={submitting}>
            {t('sign_in')}
          </Button>
          {isByCode ? null : (
            <noscript>
              <Button type="submit" wide formAction="/api/get_user_otp">
                {t('method.send_code')}
              </Button>
            </noscript>
          )}
        </form>
      )}
    />
  );
}
