import {
  getUserOtp,
  type RegistrationValues,
  registerUser,
  registrationFaults,
  verifyUserOtp,
} from '@tractor-haat/api-client';
import { useDispatch, usePage, useTranslation } from '@tractor-haat/platform';
import { Button, focusFirstFault, useAfterCommit } from '@tractor-haat/ui';
import { useRef, useState } from 'react';
import { useCode } from '../code/use-code.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { TermsField } from '../fields/terms-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from '../flow/flow.module.css';
import type { ModeProps } from '../flow/mode-props.ts';
import { type Notice, noticeOf } from '../flow/notice.ts';
import { SaidAlert } from '../flow/said-alert.tsx';
import { useOnce } from '../flow/use-once.ts';
import { Form } from '../form/form.tsx';
import { keepSession } from '../session/keep-session.ts';
import { NumberProof } from './number-proof.tsx';
import { PlainFields } from './plain-fields.tsx';
import { useNote } from './use-note.ts';

/** What a code proved: this number, by this text. */
type Proven = { mobile: string; proof: string };

/** Name, a verified number, e-mail and password. */
export function RegisterForm({ given, onMode, onDone }: ModeProps) {
  const { t } = useTranslation('sign-in');
  const { language } = usePage();
  const dispatch = useDispatch();
  const element = useRef<HTMLFormElement>(null);
  const afterCommit = useAfterCommit();
  const { values, faults } = given;
  const first = useRef({
    name: values.name ?? '',
    mobile: values.mobile ?? '',
    email: values.email,
  });
  const [proven, setProven] = useState<Proven>();
  const [failed, setFailed] = useState<Notice>();
  const note = useNote();
  const { busy, once } = useOnce();
  const code = useCode(given, (mobile) =>
    getUserOtp({ mobile, language, purpose: 'registration' }),
  );
  const isProven = (mobile: string | undefined) => proven !== undefined && proven.mobile === mobile;

  const verify = (mobile: string) =>
    once(async () => {
      if (code.code === '') return code.setFault('otp_required');
      try {
        const { data } = await verifyUserOtp({ mobile, otp: code.code, language });
        setProven({ mobile, proof: data.proof });
        code.say(undefined);
      } catch (error) {
        const said = noticeOf(error, 'otp_verify_failed', 'otp_verify_failed');
        if (said.reason === 'mobile_registered') onMode('login', said, mobile);
        else code.setFault(said.reason || 'otp_verify_failed');
      }
    });

  async function send(typed: RegistrationValues) {
    const { name = '', mobile = '', email = '', password = '' } = typed;
    if (!isProven(mobile)) return undefined;
    setFailed(undefined);
    try {
      const proof = proven?.proof ?? '';
      const body = { name, mobile, email, password, proof, language };
      const { data } = await registerUser(body);
      keepSession(data.name, dispatch);
      onDone({ reason: 'registration_done', name: data.name });
      return undefined;
    } catch (error) {
      const said = noticeOf(error, 'registration_failed', 'registration_network');
      if (said.reason === 'mobile_exists') onMode('login', said, mobile);
      else if (said.faults) return said.faults;
      else setFailed(said);
      return undefined;
    }
  }

  return (
    <Form<RegistrationValues>
      initialValues={first.current}
      validate={registrationFaults}
      onSubmit={send}
      render={({ handleSubmit, submitting, values: { mobile } }) => (
        <form
          ref={element}
          className={styles.form}
          method="post"
          action="/api/user_register"
          noValidate
          onSubmit={async (event) => {
            if (!isProven(mobile)) note.show();
            await handleSubmit(event);
            afterCommit(() => focusFirstFault(element.current));
          }}
        >
          <PlainFields mode="register" />
          <TextField name="name" fault={faults.name} />
          <NumberProof
            code={code}
            mobile={mobile}
            fault={faults.mobile}
            isProven={isProven(mobile)}
            busy={busy}
            onVerify={verify}
          />
          <TextField name="email" fault={faults.email} />
          <PasswordField name="password" autoComplete="new-password" fault={faults.password} />
          <PasswordField name="confirm" autoComplete="new-password" fault={faults.confirm} />
          <TermsField fault={faults.terms} />
          <SaidAlert said={note.isShown ? { reason: 'mobile_unverified' } : failed} />
          <Button type="submit" variant="action" wide busy={submitting}>
            {t('register')}
          </Button>
        </form>
      )}
    />
  );
}
